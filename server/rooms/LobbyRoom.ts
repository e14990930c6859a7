import {
  lobbyIntents,
  lobbyOptions,
  type LobbyMessageName,
  type LobbyMessages,
  type TableFilter,
} from '../../shared/protocol';
import { Allowances, perMinute } from '../base/limits';
import type { Services } from '../services';
import { TableReaders, type Reader } from '../tables/tableReaders';
import { counted } from './admission';
import { SideRoom, sideAdmission, type Guest } from './SideRoom';

/** The live list of public tables. */
export class LobbyRoom extends SideRoom {
  protected override readonly schemas = lobbyIntents;
  private readonly readers = new Map<Guest, Reader>();
  private tables!: TableReaders;

  protected override readonly handlers = {
    filter: (guest: Guest, filter: TableFilter) => {
      const reader = this.readers.get(guest);
      if (!reader) return 'stale' as const;
      this.tables.narrow(reader, filter);
      return undefined;
    },
  };

  override onCreate(): void {
    void super.onCreate();
    this.tables = new TableReaders(this.services);
  }

  override onDispose(): void {
    super.onDispose();
    this.tables.close();
  }

  protected override came(guest: Guest, options: unknown): void {
    const { filter } = options as { filter: TableFilter };
    const tell = <Name extends LobbyMessageName>(name: Name, message: LobbyMessages[Name]) =>
      guest.client.send(name, message);
    this.readers.set(guest, this.tables.add(filter, tell));
  }

  protected override went(guest: Guest): void {
    const reader = this.readers.get(guest);
    this.readers.delete(guest);
    if (reader) this.tables.remove(reader);
  }
}

export function lobbyRoomFor(services: Services): typeof LobbyRoom {
  const joins = new Allowances(services.ports, perMinute(services.config.JOINS_PER_MINUTE));
  return class extends LobbyRoom {
    protected override readonly services = services;
    static override onAuth = (_token: string, options: unknown) =>
      counted(services, () => sideAdmission(services, lobbyOptions, options, joins));
  };
}
