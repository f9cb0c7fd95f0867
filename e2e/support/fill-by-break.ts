import { staffCookie } from './staff.ts';
import { whenStored } from './when-stored.ts';

/** Metrics of the breaks of one kind in a video; undefined without any. */
export type BreakFill = (video: number, kind: string) => Readonly<Record<string, number>> | undefined;

/** fill of the week's breaks, as the report has it once everything is stored. */
export async function fillByBreak(origin: string): Promise<BreakFill> {
  await whenStored(origin);
  const answer = await fetch(`${origin}/api/v1/reports/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: await staffCookie(origin), origin },
    body: JSON.stringify({
      suite: 'tramuntana-dev',
      period: 'last7Days',
      metrics: ['breaksReached', 'adsPlanned', 'plannedAdStarts', 'adFill'],
      dimensions: ['mediaId', 'adBreakKind'],
    }),
  });
  const { rows } = (await answer.json()) as {
    rows: { dimensions: Record<string, string>; metrics: Record<string, number> }[];
  }; // cast: our own server's answer
  return (video, kind) =>
    rows.find(({ dimensions }) => dimensions.mediaId === `${video}` && dimensions.adBreakKind === kind)?.metrics;
}
