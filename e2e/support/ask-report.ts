import type { ReportAnswer } from '@sintonia/contracts';

/** Asks for every event that has arrived: other answers may be some seconds old. */
export const LATEST = { 'cache-control': 'no-cache' };

/**
 * The answer of `/api/v1/reports/query`. Throws unless the status is 200.
 *
 * @param which by default with every event that has arrived; `{}`: as the studio asks
 */
export async function askReport(
  origin: string,
  cookie: string,
  query: object,
  which: Readonly<Record<string, string>> = LATEST,
): Promise<ReportAnswer> {
  const answer = await fetch(`${origin}/api/v1/reports/query`, {
    method: 'POST',
    headers: { ...which, 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify(query),
  });
  const body = (await answer.json()) as ReportAnswer; // cast: our own server's answer
  if (answer.status !== 200) throw new Error(`the report was answered ${answer.status}: ${JSON.stringify(body)}`);
  return body;
}
