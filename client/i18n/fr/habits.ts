import type { Translation } from '../translation';
import type { habits as English } from '../en/habits';

export const habits: Translation<typeof English> = {
  legend: 'Ce qu’on me demande',
  levels: {
    everything: 'Tout me demander',
    choices: 'Me demander les vrais choix',
    weighty: 'Laisser les détails à un bot (le Vétéran)',
    programs: 'Ne me demander que mes plans',
  },
  byKind: 'Question par question',
  handlings: { ask: 'Me demander', rule: 'S’il y a un choix', bot: 'Le bot Vétéran' },
  ratedNote: 'Dans une partie classée, seuls les détails peuvent être laissés à un bot.',
  everywhere: 'Pareil dans toutes mes parties',
  demand: (title: string) => `${title} Me demander à ma prochaine carte`,
  demanded: (title: string) => `${title} On vous demandera à votre prochaine carte`,
  automatic: 'répondu pour vous',
  byRule: 'Répondu pour vous : il n’y avait qu’une réponse sensée. Le menu dit ce qui vous est demandé.',
  byBot:
    'Répondu pour vous par le bot Vétéran, comme vous le souhaitiez. Le menu dit ce qui vous est demandé.',
  forYou: (title: string, answer: string) => `Pour vous : ${title} ${answer}`,
};
