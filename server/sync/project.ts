import type { GameTypes, Seat, View } from '../../shared/core';
import { must } from '../../shared/core';
import { seatsMask } from '../../shared/protocol';
import { Mirror, type Source } from './mirror';
import type { GameSchema, RoomSchema } from './schema';

/** Writes redacted views into the schema, by diff. The mirror image of shared/protocol/assemble.ts. */
export class Projector {
  private readonly openMirror: Mirror;
  private readonly secrets: (Mirror | undefined)[] = [];

  constructor(
    private readonly state: RoomSchema,
    private readonly schema: GameSchema,
  ) {
    this.openMirror = new Mirror(state.game, schema.open);
  }

  /** What everybody may see, and how many events belong to it. */
  open({ open, waitingFor }: Pick<View<GameTypes>, 'open' | 'waitingFor'>, events: number): void {
    const { match } = this.state;
    match.started = true;
    match.waitingFor = seatsMask(waitingFor);
    match.events = events;
    this.openMirror.write(open as Source);
  }

  /** What one seat alone may see. */
  secret(secret: unknown, seat: Seat): void {
    const mirror = (this.secrets[seat] ??= new Mirror(this.itemOf(seat), this.schema.secret));
    mirror.write(secret as Source);
  }

  /** Which question and which held answer belong to it, for the seat alone. */
  asked(seat: Seat, askedId = 0, heldId = 0): void {
    const item = this.itemOf(seat);
    item.askedId = askedId;
    item.heldId = heldId;
  }

  private itemOf(seat: Seat) {
    return must(this.state.secrets.get(String(seat)), 'secret');
  }
}
