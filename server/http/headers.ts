import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Adorn = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Everything comes from this server: no other site, no inline script or style, no frame. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
};

const COMMON = {
  contentSecurityPolicy: { useDefaults: false, directives: POLICY },
  // Addresses carry table codes: other sites have no business with them.
  referrerPolicy: { policy: 'same-origin' as const },
  frameguard: { action: 'deny' as const },
};

/** Browsers ignore these two where a page came unencrypted, and complain about it. */
const unencrypted = helmet({
  ...COMMON,
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
});

/** Only for this host: what else the domain serves is not for us to decide. */
const encrypted = helmet({ ...COMMON, strictTransportSecurity: { includeSubDomains: false } });

/** What browsers are told with every answer. */
export function adorn(isEncrypted: boolean): Adorn {
  return isEncrypted ? encrypted : unencrypted;
}
