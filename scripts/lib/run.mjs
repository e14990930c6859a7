import { spawn } from 'node:child_process';
import { top } from './paths.mjs';

/** On Windows npm is a script that only a shell can start. */
const shell = process.platform === 'win32';

const children = new Set();

/**
 * Runs a command to its end, at the top of the repository.
 * `onOutput` gets what it prints (otherwise it prints directly); `timeoutMs` ends it with all its children.
 * Resolves with `{ code, timedOut }`; never rejects: a command that cannot be started has code 127.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: object, onOutput?: (text: string) => void, timeoutMs?: number }} options
 */
export function run(command, args, { env = {}, onOutput, timeoutMs } = {}) {
  return new Promise((resolve) => {
    let timedOut = false;
    // A group of its own where output is captured, so that nothing outlives a time-out.
    const detached = onOutput !== undefined && !shell;
    const child = spawn(command, args, {
      cwd: top,
      env: { ...process.env, ...env },
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
      detached,
    });
    const entry = { end: (signal) => (detached ? killGroup(child.pid, signal) : child.kill(signal)) };
    children.add(entry);
    const timer = timeoutMs
      ? setTimeout(() => {
          timedOut = true;
          entry.end('SIGKILL');
        }, timeoutMs)
      : undefined;
    const finish = (code) => {
      clearTimeout(timer);
      children.delete(entry);
      resolve({ code, timedOut });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
    }
    child.once('error', (error) => {
      (onOutput ?? ((text) => process.stderr.write(text)))(`${command}: ${error.message}\n`);
      finish(127);
    });
    child.once('close', (code, signal) => finish(code ?? (signal ? 128 : 1)));
  });
}

/** Ctrl-C reaches captured children only through us. */
export function endChildrenOnSignal() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.once(signal, () => {
      for (const child of children) child.end(signal);
      process.exit(130);
    });
  }
}

/** The script behind a command of an installed package: to be run by this very Node. */
export const bin = (name, entry) => `node_modules/${name}/${entry}`;

function killGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}
