import { askReport } from './ask-report.ts';
import { staffCookie } from './staff.ts';
import { whenStored } from './when-stored.ts';

/** Metrics of the breaks of one kind in a video; undefined without any. */
export type BreakFill = (video: number, kind: string) => Readonly<Record<string, number | null>> | undefined;

/** fill of the week's breaks, as the report has it once everything is stored. */
export async function fillByBreak(origin: string): Promise<BreakFill> {
  await whenStored(origin);
  const { rows } = await askReport(origin, await staffCookie(origin), {
    suite: 'tramuntana-dev',
    period: 'last7Days',
    metrics: ['breaksReached', 'adsPlanned', 'plannedAdStarts', 'adFill'],
    dimensions: ['mediaId', 'adBreakKind'],
  });
  return (video, kind) =>
    rows.find(({ dimensions }) => dimensions.mediaId === `${video}` && dimensions.adBreakKind === kind)?.metrics;
}
