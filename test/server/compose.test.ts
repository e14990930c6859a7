import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { faultsIn, readTop, settingNames } from '../support/compose';

const files = readdirSync(join(__dirname, '../..')).filter((name) => /^docker-compose.*\.ya?ml$/.test(name));
const settings = settingNames();

test('there is a compose file', () => expect(files).toContain('docker-compose.yml'));
test.each(files)('%s has no faults', (file) => expect(faultsIn(readTop(file), settings)).toEqual([]));

test('the port, the folder and the health of docker-compose.yml are those of the image', () => {
  const { services } = parse(readTop('docker-compose.yml')) as {
    services: Record<string, { ports: string[]; volumes: string[]; environment: Record<string, string> }>;
  };
  const dockerfile = readTop('Dockerfile');
  const { ports, volumes, environment } = services['pocket-arena']!;
  const [, port] = /^EXPOSE (\d+)$/m.exec(dockerfile)!;
  expect(ports[0]).toMatch(new RegExp(`:${port}$`));
  expect(environment.PORT).toBe(port);
  expect(dockerfile).toContain(`VOLUME ${environment.DATA_DIR}`);
  expect(volumes).toEqual([`data:${environment.DATA_DIR}`]);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^ENTRYPOINT \["tini", "--"\]$/m);
});

describe('the lint finds what is planted', () => {
  const good = readTop('docker-compose.yml');
  test.each([
    ['a typing error', good.replace('restart:', 'restarts:')],
    ['an image without a version', good.replace('pocket-arena:local', 'redis:latest')],
    ['a port that is none', good.replace("'${PORT:-2567}:2567'", "'many:2567'")],
    ['a volume that nobody declared', good.replace('- data:/data', '- date:/data')],
    ['a setting that nobody reads', good.replace('DATA_DIR: /data', 'DATA_DIRECTORY: /data')],
    ['a dependency that is not there', good.replace('    restart:', '    depends_on: [redis]\n    restart:')],
    ['no healthcheck', good.replace('    healthcheck:', '    healthchecks:')],
    ['a root that can be written to', good.replace('read_only: true', 'read_only: false')],
    ['rights', good.replace('- ALL', '- NET_RAW')],
    ['the same key twice', good.replace('    restart:', '    restart: always\n    restart:')],
    ['no YAML', '{'],
  ])('%s', (_name, text) => {
    expect(text).not.toBe(good);
    expect(faultsIn(text, settings)).not.toEqual([]);
  });
});
