import { ask } from './http';

export const METRICS_TOKEN = 'only-the-host-knows-that-one';

/** What a server started with that METRICS_TOKEN has had of the machine, however busy others keep that. */
export async function busySeconds(
  product: { readonly url: string },
  headers: Record<string, string> = {},
): Promise<number> {
  const { body } = await ask(product, '/metrics', { token: METRICS_TOKEN, headers });
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(String(body.text))?.[1]);
}
