import type { ProgrammedCard } from '../../../../shared/games/mechs/state';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import type { Shown } from '../../ui';
import type { KnownMines } from '../board/describeZone';

/** Tokens have numbers of their own across all seats. */
export function knownMines({ view, revealed }: Shown<MechsTypes>): KnownMines | undefined {
  if (!revealed) return view.own;
  return {
    placed: Object.assign({}, ...revealed.map(({ own }) => own?.placed ?? {})) as Record<number, number>,
  };
}

/** The program of a seat where it is known: the own one, or with everything open any, also one that still waits. */
export function knownProgram(
  { view, open, revealed }: Shown<MechsTypes>,
  seat: number,
): readonly ProgrammedCard[] | undefined {
  const { own, held } = revealed?.[seat] ?? (view.viewer === seat ? { own: view.own } : {});
  if (open.phase === 'turn') return own?.program;
  return open.phase === 'program' ? (held?.answer as readonly ProgrammedCard[] | undefined) : undefined;
}
