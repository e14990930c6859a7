import type { Commitment } from './archive';

type Named = Omit<Commitment & { kind: 'program' }, 'hash'> | Omit<Commitment & { kind: 'mine' }, 'hash'>;

/** A public name: what kind of thing is committed to, of which round or under which token, and whose. */
export function commitmentId(about: Named): string {
  const which = about.kind === 'program' ? about.round : about.token;
  return `${about.kind}/${which}/${about.seat}`;
}

export function commitmentFrom(id: string, hash: string): Commitment {
  const [kind, which, seat] = id.split('/');
  return kind === 'program'
    ? { kind, round: Number(which), seat: Number(seat), hash }
    : { kind: 'mine', token: Number(which), seat: Number(seat), hash };
}
