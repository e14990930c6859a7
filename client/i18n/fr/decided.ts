import type { DecidedText } from '../en/decided';

const score = ([winner, second]: readonly [number, number]) => `${winner} à ${second}`;

export const decided: DecidedText = {
  title: 'Ce qui a fait la différence',
  ahead: (it) =>
    `${it.winner} devance ${it.second} de ${it.lead} PV, surtout ${it.how} : ${it.points[0]} PV contre ${it.points[1]}.`,
  even: (it) => `${it.winner} et ${it.second} ont chacun ${it.points} PV.`,
  turns: {
    passed: (it) =>
      `À la manche ${it.round}, ${it.winner} a dépassé ${it.second} pour de bon : de ${score(it.before)}, on est passé à ${score(it.after)}.`,
    led: (it) =>
      `${it.winner} était devant ${it.second} après chaque manche ; la manche ${it.round} a le plus compté : de ${score(it.before)}, on est passé à ${score(it.after)}.`,
    close: (it) => `Avant la dernière manche, le score était de ${score(it.before)}.`,
  },
};
