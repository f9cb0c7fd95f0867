import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StudioLanguage } from '@sintonia/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddedEventStore } from '../../stores/events/embedded-event-store.ts';
import type { EventStore } from '../../stores/events/event-store.ts';
import { anActivity } from '../testing/an-activity.ts';
import { brokenAudience, SUITE, steadyAudience } from '../testing/result-events.ts';
import { resultsForMail } from './results-for-mail.ts';

const steady = anActivity('1', { goals: [{ metric: 'event', event: 'event1' }, { metric: 'pageviews' }] });
const broken = anActivity('2', { goals: [{ metric: 'pageviews' }] });

describe('results of an experiment by mail (P-06, R-19)', () => {
  let dataDir: string;
  let events: EventStore;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sintonia-results-mail-'));
    events = await openEmbeddedEventStore({ dataDir, onDeath: () => {} });
    await events.insert('hits', [...steadyAudience(steady), ...brokenAudience(broken)]);
  });
  afterAll(async () => {
    await events.close();
    await rm(dataDir, { recursive: true });
  });

  const read = (subject: string | null, language: StudioLanguage = 'ca') =>
    resultsForMail({
      activities: { all: async () => [steady, broken], changes: async () => [] },
      events,
      reportSuite: SUITE,
      now: () => new Date('2026-11-21T09:00:00.000Z'),
    })({ fromMs: 0, toMs: 1, timeZone: 'Europe/Madrid', suite: null, subject, language });

  test('P-06 R-19 has each variant with its goal and decision, every goal in the file', async () => {
    const { lines, rows } = await read(steady.id);
    expect(lines).toEqual([
      expect.stringContaining('2.400 visitants comptats.'),
      expect.stringMatching(/^Versió actual: [\d,]+ % dels visitants, amb qui es compara$/),
      expect.stringMatching(/^B: [\d,]+ % dels visitants, \+[\d,]+ %, va millor$/),
    ]);
    expect(rows.map(({ goal, variant, counted }) => [goal, variant, counted])).toEqual([
      ['event1', 'control', 1200],
      ['event1', 'b', 1200],
      ['pageviews', 'control', 1200],
      ['pageviews', 'b', 1200],
    ]);
    expect((await read(steady.id, 'en')).lines[2]).toMatch(/^B: [\d.]+% of visitors, \+[\d.]+%, does better$/);
    const [control, other] = rows;
    expect(Number(other?.lift)).toBeCloseTo(Number(other?.mean) / Number(control?.mean) - 1, 1);
  });

  test('P-06 R-19 says why there are none', async () => {
    expect((await read(broken.id)).lines[0]).toContain('els resultats estan aturats');
    expect(await read('another')).toEqual({ lines: ['Aquest experiment ja no existeix.'], rows: [] });
  });
});
