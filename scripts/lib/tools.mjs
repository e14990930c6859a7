// Programs outside npm that some suites need: found, or installed from Debian's packages when we may.
import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/**
 * `commands` are looked for in PATH and in `folders()`, after the file that `variable` names; the suites find
 * the program by that same variable. Where only `some` tests of a suite need it the others run without:
 * those tests skip themselves, fail under CI=true, or take another program.
 */
const TOOLS = [
  {
    name: 'Chromium',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    variable: 'CHROMIUM_PATH',
    debian: ['chromium'],
    suites: ['e2e'],
  },
  {
    name: 'Chromium without windows',
    commands: ['chromium-headless-shell', 'chrome-headless-shell'],
    variable: 'CHROMIUM_SHELL_PATH',
    debian: ['chromium-headless-shell'],
    suites: ['e2e'],
    some: true,
  },
  {
    name: 'PostgreSQL',
    commands: ['postgres'],
    folders: debianPostgres,
    variable: 'POSTGRES_PATH',
    debian: ['postgresql'],
    suites: ['server'],
    some: true,
  },
  {
    name: 'Redis',
    commands: ['redis-server'],
    variable: 'REDIS_SERVER_PATH',
    debian: ['redis-server'],
    suites: ['server'],
    some: true,
  },
];

/**
 * Resolves with the environment that leads the suites to their tools, and with what could not be had:
 * `missing` maps a suite to `{ name, install }`.
 */
export async function ensureTools(suites) {
  const env = {};
  const missing = new Map();
  for (const tool of TOOLS.filter(({ suites: users }) => users.some((user) => suites.includes(user)))) {
    const path = find(tool) ?? (await install(tool));
    if (path) env[tool.variable] = path;
    else if (tool.some) console.error(`Without ${tool.name}, which this installs: ${installLine(tool)}`);
    else for (const suite of tool.suites) missing.set(suite, { name: tool.name, install: installLine(tool) });
  }
  return { env, missing };
}

/** @param {{ commands: string[], variable: string, folders?: () => string[] }} tool */
function find({ commands, variable, folders: more = () => [] }) {
  const named = process.env[variable];
  if (named) {
    if (isExecutable(named)) return named;
    console.error(`${variable} names ${named}, which is not a program; looking elsewhere.`);
  }
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...more()];
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
}

async function install(tool) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  console.log(`Installing ${tool.name} from Debian's packages …`);
  let output = '';
  const aptGet = (...args) =>
    run('apt-get', ['-q', '-o', 'DPkg::Lock::Timeout=600', ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      onOutput: (text) => (output += text),
      timeoutMs: 600_000,
    });
  await aptGet('update');
  const { code } = await aptGet('install', '-y', '--no-install-recommends', ...tool.debian);
  if (code !== 0) console.error(`${output}\nInstalling ${tool.name} failed.`);
  return find(tool);
}

const installLine = ({ debian }) => `sudo apt-get install -y ${debian.join(' ')}`;

/** Debian keeps the server's programs out of PATH, a folder for each version. */
function debianPostgres() {
  const top = '/usr/lib/postgresql';
  if (!existsSync(top)) return [];
  const newestFirst = readdirSync(top).sort((a, b) => Number(b) - Number(a));
  return newestFirst.map((version) => join(top, version, 'bin'));
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
