import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const TOP = join(__dirname, '../..');

/** Keys that the compose specification knows and that we have a use for: a typing error is a finding. */
const SERVICE_KEYS = [
  ...['build', 'image', 'command', 'entrypoint', 'ports', 'expose', 'env_file', 'environment', 'volumes'],
  ...['restart', 'stop_grace_period', 'stop_signal', 'read_only', 'tmpfs', 'cap_drop', 'cap_add', 'user'],
  ...['security_opt', 'pids_limit', 'mem_limit', 'cpus', 'init', 'healthcheck', 'depends_on', 'networks'],
  ...['configs', 'secrets', 'shm_size', 'ulimits', 'deploy', 'profiles', 'labels', 'logging', 'extends'],
];
const TOP_KEYS = ['name', 'services', 'volumes', 'networks', 'configs', 'secrets'];
const CONDITIONS = ['service_started', 'service_healthy', 'service_completed_successfully'];
/** At least major and minor, or a digest: what is tried today is what starts next year. */
const PINNED = /(:\d+\.\d+[\w.-]*|@sha256:[0-9a-f]{64}|:local)$/;
const PORT = /^(127\.0\.0\.1:)?(\d+|\$\{\w+:-\d+\}):\d+$/;

type Dict = Record<string, unknown>;

/** What is wrong with a compose file, in sentences. */
export function faultsIn(text: string, settings: readonly string[]): string[] {
  const document = parseDocument(text, { merge: true, uniqueKeys: true });
  if (document.errors.length > 0) return document.errors.map(({ message }) => message);
  const compose = document.toJS() as Dict;
  const services = (compose.services ?? {}) as Record<string, Dict>;
  const known = Object.keys(compose).filter((key) => !TOP_KEYS.includes(key) && !key.startsWith('x-'));
  return [
    ...known.map((key) => `unknown key ${key}`),
    ...(Object.keys(services).length === 0 ? ['no services'] : []),
    ...Object.entries(services).flatMap(([name, service]) =>
      serviceFaults(service, compose, settings).map((fault) => `${name}: ${fault}`),
    ),
  ];
}

function serviceFaults(service: Dict, compose: Dict, settings: readonly string[]): string[] {
  const faults: string[] = [];
  const say = (isWrong: boolean, fault: string) => isWrong && faults.push(fault);
  for (const key of Object.keys(service)) say(!SERVICE_KEYS.includes(key), `unknown key ${key}`);
  say(!PINNED.test(text(service.image)), `image ${text(service.image)} is not pinned`);
  for (const port of (service.ports ?? []) as string[])
    say(!PORT.test(port), `port ${port} is not HOST:CONTAINER`);
  const volumes = Object.keys(compose.volumes ?? {});
  for (const volume of (service.volumes ?? []) as string[]) {
    const [source = '', target = ''] = volume.split(':');
    say(!target.startsWith('/'), `volume ${volume} has no place`);
    say(!/^[./]/.test(source) && !volumes.includes(source), `volume ${source} is not declared`);
  }
  const services = (compose.services ?? {}) as Dict;
  const needed = (service.depends_on ?? []) as string[] | Record<string, { condition?: string }>;
  for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
    say(!(name in services), `depends on ${name}, which is not there`);
  if (!Array.isArray(needed))
    for (const [name, { condition = '' }] of Object.entries(needed)) {
      say(!CONDITIONS.includes(condition), `depends on ${name} being ${condition}`);
      const other = services[name] as Dict | undefined;
      say(condition === 'service_healthy' && !other?.healthcheck, `${name} has no healthcheck to wait for`);
    }
  const { test } = (service.healthcheck ?? {}) as { test?: unknown };
  say(!Array.isArray(test) || !['CMD', 'CMD-SHELL'].includes(String(test[0])), 'no healthcheck');
  say(service.restart === undefined, 'is not started again when it ends');
  if (service.build !== undefined || text(service.image).startsWith('pocket-arena'))
    faults.push(...ownFaults(service, settings));
  return faults;
}

/** What our own image promises: no rights, no writing, and only settings that exist. */
function ownFaults(service: Dict, settings: readonly string[]): string[] {
  const environment = (service.environment ?? {}) as Dict;
  const unknown = Object.keys(environment).filter((name) => !settings.includes(name));
  return [
    ...unknown.map((name) => `sets ${name}, which nobody reads`),
    ...(service.read_only === true ? [] : ['its root can be written to']),
    ...(isSame(service.cap_drop, ['ALL']) ? [] : ['keeps capabilities']),
    ...(isSame(service.security_opt, ['no-new-privileges:true']) ? [] : ['may gain privileges']),
  ];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The names in server/base/config.ts. */
export function settingNames(): string[] {
  const source = readFileSync(join(TOP, 'server/base/config.ts'), 'utf8');
  return [...source.matchAll(/^ {2}([A-Z][A-Z_]+): (?:z|flag|number)\b/gm)].map(([, name]) => name!);
}

export function readTop(path: string): string {
  return readFileSync(join(TOP, path), 'utf8');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
