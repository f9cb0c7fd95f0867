/**
 * Whether the server can be reached. A request that fails may be at fault itself, so another one decides; while that
 * fails too, it is repeated, and at once when the browser is online again.
 */
import { SESSION } from './addresses.ts';

/** `doubted`: a request has failed, and whether others do is not known yet. */
export type Connection = 'reachable' | 'doubted' | 'lost';

/** Time between two checks while the connection is lost, and the longest that one may take, ms. */
export const CHECK_MS = 5_000;

let connection: Connection = 'reachable';
let timer: ReturnType<typeof setTimeout> | undefined;
/** The check that waits for its answer. */
let pending: AbortController | null = null;
const watchers = new Set<() => void>();
const restored = new Set<() => void>();

export const connectionNow = (): Connection => connection;

/** Calls `then` after each change. @returns what ends it */
export function watchConnection(then: () => void): () => void {
  watchers.add(then);
  return () => watchers.delete(then);
}

/** Calls `then` each time a lost connection is back. @returns what ends it */
export function onRestored(then: () => void): () => void {
  restored.add(then);
  return () => restored.delete(then);
}

/** A request has not reached the server. */
export function requestFailed(): void {
  if (connection !== 'reachable') return;
  change('doubted');
  checkConnection();
}

/** The server has answered, no matter what. */
export function requestAnswered(): void {
  endCheck();
  const wasLost = connection === 'lost';
  change('reachable');
  if (wasLost) for (const then of [...restored]) then();
}

/** Asks the server for something small, now, in place of a check that waits. */
export async function checkConnection(): Promise<void> {
  endCheck();
  const check = new AbortController();
  pending = check;
  // A request may hang for ever in a network that comes and goes.
  timer = setTimeout(() => check.abort(), CHECK_MS);
  try {
    await fetch(SESSION, { method: 'HEAD', cache: 'no-store', signal: check.signal });
    if (pending === check) requestAnswered();
  } catch {
    if (pending !== check) return;
    endCheck();
    change('lost');
    timer = setTimeout(checkConnection, CHECK_MS);
  }
}

/** Ends the check that waits, and the wait for the next one. */
function endCheck(): void {
  clearTimeout(timer);
  pending?.abort();
  pending = null;
}

/** Checks as soon as the browser has a network again. @returns what ends it */
export function checkWhenOnline(): () => void {
  const check = () => {
    if (connection !== 'reachable') checkConnection();
  };
  window.addEventListener('online', check);
  return () => window.removeEventListener('online', check);
}

function change(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const then of [...watchers]) then();
}
