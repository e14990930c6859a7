import { createECDH, createHmac, createDecipheriv, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushPayload, SubscribeRequest } from '../../../shared/protocol';

export interface Arrived {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** How the service answers: with a status, or never. */
export type Manner =
  number | 'silent' | { readonly status: number; readonly headers: Record<string, string> };

/** A push service, or whatever else is posted to, on this machine. */
export class PushService {
  readonly arrived: Arrived[] = [];
  manner: (path: string) => Manner = () => 201;
  private devices = 0;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<PushService> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        service.arrived.push({ path, headers, body: Buffer.concat(parts) });
        const manner = service.manner(path);
        if (manner === 'silent') return;
        if (typeof manner === 'number') response.writeHead(manner).end('x'.repeat(100_000));
        else response.writeHead(manner.status, manner.headers).end();
      });
    });
    const service = new PushService(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  device(): Device {
    return new Device(this, `/device/${++this.devices}`);
  }
}

/** A browser that has subscribed: what is sent to it only it can read. */
export class Device {
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor(
    private readonly service: PushService,
    readonly path: string,
  ) {
    this.pair.generateKeys();
  }

  get subscription(): SubscribeRequest {
    return {
      endpoint: this.service.origin + this.path,
      keys: { p256dh: this.pair.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
      language: 'en',
      zone: 'UTC',
    };
  }

  get arrived(): readonly Arrived[] {
    return this.service.arrived.filter(({ path }) => path === this.path);
  }

  /** What it was told, in order. */
  get told(): readonly PushPayload[] {
    return this.arrived.map(({ body }) => JSON.parse(this.decrypt(body)) as PushPayload);
  }

  /** RFC 8291, and RFC 8188 for a message of one record. */
  private decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), theirs]);
    const secret = derive(this.auth, this.pair.computeSecret(theirs), info, 32);
    const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
    expect(text.at(-1)).toBe('\u0002');
    return text.slice(0, -1);
  }
}

/** RFC 8292: what the sender signed, by a key that is checked. */
export function signedBy({ headers }: Arrived, key: string): { aud: string; sub: string; exp: number } {
  const [, token = '', shown = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(shown).toBe(key);
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isTrue).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number };
}

function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const root = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', root)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}
