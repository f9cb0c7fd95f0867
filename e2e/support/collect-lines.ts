import { BATCH_LINES } from '@sintonia/wire';
import { COMPUTER } from './user-agents.ts';
import { whenStored } from './when-stored.ts';

export interface Collected {
  kept: number;
  repeated: number;
  rejected: unknown[];
}

/** Number of browsers that send at the same time. */
const AT_ONCE = 8;

/** Sends lines like browsers that return after having been offline, and waits until reports contain them. */
export async function collectLines(origin: string, lines: readonly string[], userAgent = COMPUTER): Promise<Collected> {
  const all: Collected = { kept: 0, repeated: 0, rejected: [] };
  const batches = outboxesOf(lines).flatMap((outbox) =>
    Array.from({ length: Math.ceil(outbox.length / BATCH_LINES) }, (_, i) =>
      outbox.slice(i * BATCH_LINES, (i + 1) * BATCH_LINES),
    ),
  );
  const browser = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const answer = await fetch(`${origin}/collect?ts=${Date.now()}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'user-agent': userAgent },
        body: batch.join('\n'),
      });
      if (answer.status !== 200) throw new Error(`/collect answered ${answer.status}`);
      const { kept, repeated, rejected }: Collected = await answer.json();
      all.kept += kept;
      all.repeated += repeated;
      all.rejected.push(...rejected);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, browser));
  await whenStored(origin);
  return all;
}

/**
 * Lines by visitor, because a browser sends only its own. The first heartbeat of a session names no visitor; later ones
 * do.
 */
function outboxesOf(lines: readonly string[]): string[][] {
  const visitorIn = (line: string) => /[?&](?:s:user:)?mid=(\d+)/.exec(line)?.[1];
  const sessionIn = (line: string) => /[?&]s:event:sid=([^&]+)/.exec(line)?.[1];
  const visitorOf = new Map<string, string>();
  for (const line of lines) {
    const [session, visitor] = [sessionIn(line), visitorIn(line)];
    if (session && visitor) visitorOf.set(session, visitor);
  }
  const named = (line: string) => visitorIn(line) ?? visitorOf.get(sessionIn(line) ?? '') ?? line;
  return [...Map.groupBy(lines, named).values()];
}
