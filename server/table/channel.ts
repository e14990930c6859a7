import type { NoticeLanguage, RefusalReason } from '../../shared/protocol';
import { Allowance } from '../base/limits';
import type { TableBasics } from './basics';
import { isPlayedOverDays, type Place } from './tableState';

/** Each time a name is looked up. */
const PACE = { perSecond: 1 / 30, burst: 5 };

/** A table over days may tell somebody outside of turns and of its end. Everybody sees that it does; where to is a secret. */
export class Channel {
  private readonly allowance: Allowance;

  constructor(private readonly table: TableBasics) {
    this.allowance = new Allowance(table.services.ports, PACE);
    const { state, services, log } = table;
    if (!services.caller || !isPlayedOverDays(state)) return;
    state.record.webhookGone = () => this.note(false);
    services.caller
      .hasWebhook(state.record.matchId)
      .then((has) => has && this.note(true))
      .catch((error: unknown) => log.warn({ err: error }, 'whether there is a webhook could not be read'));
  }

  async set(
    { seat, person }: Place,
    { address, language }: { readonly address?: string | undefined; readonly language: NoticeLanguage },
  ): Promise<RefusalReason | undefined> {
    const { state, services } = this.table;
    if (state.owner !== seat || !person) return 'not-owner';
    if (!services.caller) return 'push-off';
    if (!isPlayedOverDays(state) || state.phase === 'over') return 'not-allowed';
    if (!this.allowance.take()) return 'rate-limited';
    const code = await services.caller.setWebhook(state.record, { person: person.id, address, language });
    if (!code) this.note(address !== undefined);
    return code;
  }

  private note(has: boolean): void {
    const { state, happened } = this.table;
    if (state.hasWebhook === has) return;
    state.hasWebhook = has;
    happened.tell('changed');
  }
}
