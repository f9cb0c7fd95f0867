/**
 * `npm run replay -- --reason REASON`: decodes events rejected for that reason again, and moves those that are now
 * readable. Without a reason it lists rejected events.
 */
import type { RejectionCount } from '../collection/rejected/rejection-counts.ts';
import type { ReplaySummary } from '../collection/rejected/replay-request.ts';
import { CommandError, createCallServer } from './call-server.ts';
import { optional, runCommand } from './run-command.ts';

const USAGE = 'npm run replay -- [--reason REASON] [--since 2026-11-01] [--dry-run] [--server http://localhost:4000]';

await runCommand({
  usage: USAGE,
  options: {
    reason: { type: 'string' },
    since: { type: 'string' },
    'dry-run': { type: 'boolean' },
    server: { type: 'string' },
  },
  run: async (given) => {
    const since = instant(optional(given, 'since'));
    const reason = optional(given, 'reason');
    const call = createCallServer(process.env, process.cwd(), optional(given, 'server'));
    if (reason === undefined) {
      const answer = await call({ method: 'GET', path: `/api/rejected${since ? `?since=${since}` : ''}` });
      const counts = (await answer.json()) as RejectionCount[]; // cast: our own server's answer
      if (counts.length === 0) console.log('no rejected events');
      else console.table(counts);
      return 0;
    }
    const dryRun = given['dry-run'] === true;
    const body = { reason, dryRun, ...(since && { since }) };
    const answer = await call({ method: 'POST', path: '/api/rejected/replay', body });
    const { looked, readable, cut, still, moved } = (await answer.json()) as ReplaySummary; // cast: our own server's answer
    const unreadable = Object.entries(still).map(([why, n]) => `${n} ${why}`);
    console.log(
      `checked ${looked}: ${readable} can be read, ${cut} are stored only in part, still rejected: ${unreadable.join(', ') || 0}`,
    );
    console.log(dryRun ? 'dry run: nothing was moved' : `moved: ${moved}`);
    return dryRun || moved === readable ? 0 : 1;
  },
});

/** A day or an instant, in UTC. */
function instant(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const ms = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms)) throw new CommandError(USAGE);
  return new Date(ms).toISOString();
}
