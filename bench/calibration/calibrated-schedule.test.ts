import { DAY_MS, HOUR_MS } from '@sintonia/contracts';
import { readDemoCatalogue } from '@sintonia/demo';
import { expect, test } from 'vitest';
import { readFeedText } from '../../apps/server/src/catalogue/imports/formats/recognise.ts';
import { planImport } from '../../apps/server/src/catalogue/imports/plan-import.ts';
import { resolveSource } from '../../apps/server/src/catalogue/loading/resolve-source.ts';
import { createCatalogueReader } from '../../apps/server/src/catalogue/reading/catalogue-reader.ts';
import { createReadSchedule } from '../../apps/server/src/catalogue/studio/broadcasts-of-day.ts';
import { planSchedule, scheduleDocument } from './calibrated-schedule.ts';

const source = readDemoCatalogue();

test.each(['2026-11-23T12:25:00Z', '2026-11-23T23:30:00Z', '2026-03-30T00:10:00Z'])(
  'R-11 W-14 reports count exactly the imported schedule, with its episodes, at %s',
  async (now) => {
    const nowMs = Date.parse(now);
    const planned = planSchedule(source, nowMs);
    const base = resolveSource(source, {}, nowMs);
    const feed = readFeedText(JSON.stringify(scheduleDocument(planned)), { kind: null }, 'schedule');
    const { catalogue, outcome } = planImport({ ...feed, isDryRun: false, removesMissing: false }, base, []);
    expect([feed.refused, outcome.refused]).toEqual([[], []]);
    if (!catalogue) throw new Error('there is a broadcaster');
    const read = createReadSchedule(async () => ({ reader: createCatalogueReader(catalogue, () => []) }));
    const period = { fromMs: Math.min(...planned.map(({ startMs }) => startMs)), toMs: nowMs - 6 * HOUR_MS };
    const isOf = ({ startMs }: { startMs: number }) => startMs >= period.fromMs && startMs < period.toMs;
    const counted = (await read(period)).filter(isOf);
    const inOrder = <T extends { channel: string; startMs: number }>(list: readonly T[]) =>
      list.toSorted((a, b) => a.channel.localeCompare(b.channel) || a.startMs - b.startMs);
    expect(inOrder(counted)).toEqual(
      inOrder(planned.filter(isOf)).map(({ programme: _, mediaId, ...one }) => ({ ...one, mediaId: mediaId ?? '' })),
    );
    expect(counted.length).toBeGreaterThan(1000);
    const ofEpisodes = counted.filter(({ mediaId }) => mediaId !== '');
    const agesDays = ofEpisodes.map(({ startMs }) => (nowMs - startMs) / DAY_MS);
    expect(agesDays.some((days) => days < 7)).toBe(true);
    expect(agesDays.some((days) => days > 7 && days < 28)).toBe(true);
    expect(agesDays.some((days) => days > 28)).toBe(true);
  },
);
