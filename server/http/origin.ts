/** Pages of other sites may not act here in a visitor's name. Programs that are no browsers send no origin. */
export function isOwnOrigin(
  headers: { readonly origin?: string | undefined; readonly host?: string | undefined },
  allowed: readonly string[],
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}
