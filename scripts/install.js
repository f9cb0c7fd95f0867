import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal, step } from './progress.js';
import { ROOT, run } from './run-command.js';

const LOCKFILE = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules', '.installed-lockfile');

/** Installs exactly the lockfile, when it has changed since the last time. */
export async function ensureInstalled() {
  requireNode();
  const wanted = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === wanted) return;
  // Not `npm ci`: it requires every platform's optional binaries in the lockfile, also those that a registry does not
  // have. `--no-save` installs the locked versions too and writes only node_modules.
  await step('Installing dependencies (once, a minute or two)', () =>
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { withPinnedNode: false }),
  );
  writeFileSync(INSTALLED, wanted);
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20)
    throw new Refusal(`Node ${process.versions.node} is too old: install Node 20 or newer and try again.`);
}

/**
 * The Node that runs the product: the one pinned in the lockfile, else this one if it is recent enough.
 *
 * @throws {Refusal} on a system without a pinned Node whose own is older than 24
 */
export function productNode() {
  const pinned = join(ROOT, 'node_modules', '.bin', 'node');
  if (existsSync(pinned)) return pinned;
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return process.execPath;
  throw new Refusal(`There is no pinned Node for ${process.platform}-${process.arch}: install Node 24 and try again.`);
}
