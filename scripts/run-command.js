import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { Refusal } from './progress.js';

export const ROOT = join(import.meta.dirname, '..');
const BIN = join(ROOT, 'node_modules', '.bin');

/** @typedef {{ cwd?: string, env?: Record<string, string>, output?: 'show' | 'onFailure', withPinnedNode?: boolean }} RunOptions */

/**
 * Runs a program to its end and returns its output (nothing when the output is shown).
 *
 * With `withPinnedNode` (the default) the workspace's tools and its Node 24 come first on the path. Without, they are
 * removed from it: an install must not run on a Node that it is about to replace.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<string>}
 * @throws {Refusal} with the last lines of output, when it cannot start or ends with an error
 */
export function run(command, args, { cwd = ROOT, env = {}, output = 'onFailure', withPinnedNode = true } = {}) {
  const rest = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.endsWith(join('node_modules', '.bin')));
  const path = withPinnedNode ? [BIN, ...rest] : rest;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: {
        ...process.env,
        ...(output === 'onFailure' && { NO_COLOR: '1', FORCE_COLOR: '0' }),
        ...env,
        PATH: path.join(delimiter),
      },
      stdio: ['ignore', output === 'show' ? 'inherit' : 'pipe', output === 'show' ? 'inherit' : 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
    child.on('error', (error) => reject(new Refusal(`${command} could not be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(printed);
      const end = printed.trimEnd().split('\n').slice(-40).join('\n');
      reject(new Refusal(`${[command, ...args].join(' ')} ended with ${code ?? signal}${end ? `\n${end}` : ''}`));
    });
  });
}
