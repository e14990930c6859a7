import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line between a node and something it needs, which can be cut: nothing gets through then, and nobody is told. */
export class Cutter {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    private readonly target: number,
  ) {
    server.on('connection', (near) => this.join(near));
  }

  static async to(target: number): Promise<Cutter> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Cutter(server, target);
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** As when a cable is pulled: connections stay, and are silent. */
  cut(): void {
    this.isCut = true;
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  /** One connection alone goes silent, by the port that it comes from. */
  silence(port: number): void {
    for (const pair of this.pairs) if (pair[0].remotePort === port) for (const socket of pair) socket.pause();
  }

  /** What was under way is lost with its connections; new ones get through. */
  mend(): void {
    this.isCut = false;
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  close(): void {
    this.mend();
    this.server.close();
  }

  private join(near: Socket): void {
    const far = connect(this.target, '127.0.0.1');
    const pair = [near, far] as const;
    this.pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (data) => to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
      });
    }
    if (this.isCut) for (const socket of pair) socket.pause();
  }
}
