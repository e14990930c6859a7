import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * One public address for several nodes, as a host's proxy gives it: `/n/<name>/…` goes to that node, everything else
 * to one after the other. A node that does not take a connection is passed over; nothing else is known of them.
 */
export class Proxy {
  private readonly ports = new Map<string, number>();
  private readonly sockets = new Set<Duplex>();
  private turn = 0;

  private constructor(private readonly server: Server) {
    server.on('request', (incoming, response) => this.forward(incoming, response, this.ways(incoming)));
    server.on('upgrade', (incoming, socket, head) => this.join(incoming, socket, head));
    server.on('connection', (socket) => this.keep(socket));
  }

  static async start(): Promise<Proxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Proxy(server);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  addressOf(name: string): string {
    return `127.0.0.1:${this.port}/n/${name}`;
  }

  lead(name: string, port: number): void {
    this.ports.set(name, port);
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  /** The nodes to try, in order. */
  private ways({ url = '/' }: IncomingMessage): number[] {
    const name = /^\/n\/([\w-]+)\//.exec(url)?.[1];
    if (name !== undefined) return [this.ports.get(name) ?? 0];
    const ports = [...this.ports.values()];
    const first = this.turn++ % ports.length;
    return [...ports.slice(first), ...ports.slice(0, first)];
  }

  private forward(incoming: IncomingMessage, response: ServerResponse, ways: number[]): void {
    const body: Buffer[] = [];
    incoming.on('data', (part: Buffer) => body.push(part));
    incoming.on('end', () => this.attempt(incoming, response, { ways, body: Buffer.concat(body) }));
  }

  private attempt(
    incoming: IncomingMessage,
    response: ServerResponse,
    { ways: [port, ...others], body }: { readonly ways: number[]; readonly body: Buffer },
  ): void {
    if (port === undefined) {
      response.writeHead(502).end();
      return;
    }
    const { url: path = '/', method, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => {
      if (response.headersSent) response.destroy();
      else this.attempt(incoming, response, { ways: others, body });
    });
    response.on('close', () => outgoing.destroy());
    outgoing.end(body);
  }

  private join({ url, method, headers, ...incoming }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [port = 0] = this.ways({ url, ...incoming } as IncomingMessage);
    const far: Socket = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
      far.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      far.write(head);
      far.pipe(socket);
      socket.pipe(far);
    });
    this.keep(far);
    const end = () => {
      far.destroy();
      socket.destroy();
    };
    for (const each of [far, socket]) each.on('error', end).on('close', end);
  }

  private keep(socket: Duplex): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
  }
}
