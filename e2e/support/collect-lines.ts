import { whenStored } from './when-stored.ts';

const BATCH_LINES = 500;
const A_PERSONS_BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export interface Collected {
  kept: number;
  repeated: number;
  rejected: unknown[];
}

/** Sends lines like a browser that returns after having been offline, and waits until reports contain them. */
export async function collectLines(
  origin: string,
  lines: readonly string[],
  userAgent = A_PERSONS_BROWSER,
): Promise<Collected> {
  const all: Collected = { kept: 0, repeated: 0, rejected: [] };
  for (let from = 0; from < lines.length; from += BATCH_LINES) {
    const answer = await fetch(`${origin}/collect?ts=${Date.now()}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', 'user-agent': userAgent },
      body: lines.slice(from, from + BATCH_LINES).join('\n'),
    });
    if (answer.status !== 200) throw new Error(`/collect answered ${answer.status}`);
    const { kept, repeated, rejected }: Collected = await answer.json();
    all.kept += kept;
    all.repeated += repeated;
    all.rejected.push(...rejected);
  }
  await whenStored(origin);
  return all;
}
