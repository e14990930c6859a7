import type { BansReply, ReportsReply, StatusReply } from '../../shared/protocol/people';

export type Failure = 'wrong' | 'tooOften' | 'failed';
export class HostError extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

export interface Overview extends ReportsReply, BansReply {
  readonly status: StatusReply;
}

/** Of several nodes each has a path of its own, such as /n/n1/admin: whoever is there talks to that node alone. */
function pathOfNode(): string {
  return /^(.*)\/admin(\/|$)/.exec(location.pathname)?.[1] ?? '';
}

/** What the host may do. The token lives as long as the page. */
export class HostApi {
  constructor(private readonly token: string) {}

  async overview(): Promise<Overview> {
    // First one alone: a wrong token is one wrong guess.
    const status = await this.get<StatusReply>('status');
    const [{ reports }, { bans }] = await Promise.all([
      this.get<ReportsReply>('reports'),
      this.get<BansReply>('bans'),
    ]);
    return { status, reports, bans };
  }

  drain(on: boolean): Promise<unknown> {
    return this.ask('PUT', 'drain', { on });
  }

  ban(person: string, hours?: number): Promise<unknown> {
    return this.ask('POST', 'bans', { person, ...(hours === undefined ? {} : { hours }) });
  }

  lift(person: string): Promise<unknown> {
    return this.ask('DELETE', `bans/${encodeURIComponent(person)}`);
  }

  remove(person: string): Promise<unknown> {
    return this.ask('DELETE', `people/${encodeURIComponent(person)}`);
  }

  drop(report: string): Promise<unknown> {
    return this.ask('DELETE', `reports/${encodeURIComponent(report)}`);
  }

  private async get<T>(path: string): Promise<T> {
    const response = await this.ask('GET', path);
    return (await response.json()) as T;
  }

  private async ask(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = { authorization: `Bearer ${this.token}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(`${pathOfNode()}/api/admin/${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch(() => undefined);
    if (response?.ok) return response;
    if (response?.status === 401) throw new HostError('wrong');
    throw new HostError(response?.status === 429 ? 'tooOften' : 'failed');
  }
}
