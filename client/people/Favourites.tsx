import type { Profile } from '../../shared/protocol/people';
import { roles } from './roles';
import { peopleText } from './text';

export function Favourites({ favourites }: { favourites: Profile['favouriteRoles'] }) {
  const text = peopleText.text().profile;
  const game = roles.value;
  if (!game) return null;
  // A role of rules that this page does not know has no name to show.
  const known = favourites.flatMap(({ role, ...line }) => {
    const name = game.nameOf(role);
    return name ? [{ ...line, role, name }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section class="panel people-roles">
      <h2>{game.title}</h2>
      <ul>
        {known.map(({ role, name, played, won }) => (
          <li key={role}>
            <game.Badge role={role} />
            <b>{name}</b>
            <span>{text.roleRecord(played, won)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
