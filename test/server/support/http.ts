import type { House } from './house';

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** One request to the API, as a page or a stranger sends it. */
export async function ask(
  house: Pick<House, 'url'>,
  path: string,
  {
    body,
    token,
    headers = {},
    method,
  }: { body?: unknown; token?: string; headers?: Record<string, string>; method?: string } = {},
): Promise<Answer> {
  const response = await fetch(house.url + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  let parsed: Record<string, unknown>;
  try {
    parsed = JSON.parse(text) as Record<string, unknown>;
  } catch {
    parsed = { text };
  }
  return { status: response.status, body: parsed };
}
