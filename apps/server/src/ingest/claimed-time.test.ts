import { describe, expect, test } from 'vitest';
import { EMPTY_HIT, EMPTY_PLAYBACK, type HitRow, type PlaybackRow } from '../stores/events/event-rows.ts';
import { createClaimedTime } from './claimed-time.ts';
import { namedIn } from './forgery-signals.ts';
import type { Received } from './received.ts';
import type { DecodedRow } from './steps/decoded-row.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');

/** @param lateS seconds between an event and its arrival; `resent`: in a batch, with the client's clock */
function aCollector() {
  const claims = createClaimedTime();
  const take = (entry: DecodedRow, atS: number, lateS: number, isResent: boolean): number => {
    entry.row.occurred_at = new Date(NOW + atS * 1000).toISOString();
    const received = {
      receivedAtMs: NOW + (atS + lateS) * 1000,
      ...(isResent && { resent: { clockMs: null } }),
    } as Received; // cast: nothing else is read
    const named = namedIn([entry]);
    if (named === null) throw new Error('no row');
    return claims(received, named, entry);
  };
  return {
    report: (atS: number, row: Partial<PlaybackRow>, { lateS = 0, isResent = false } = {}) =>
      take(
        { table: 'playback', row: { ...EMPTY_PLAYBACK, session_id: 's', visitor_id: 'anna', event: 'play', ...row } },
        atS,
        lateS,
        isResent,
      ),
    hit: (atS: number, row: Partial<HitRow> = {}) =>
      take({ table: 'hits', row: { ...EMPTY_HIT, visitor_id: 'anna', ...row } }, atS, 0, false),
  };
}

const ad = (n: number) => ({ asset_type: 'ad', ad_session_id: `a${n}`, ad_length_s: 20 });
const content = { asset_type: 'main', duration_ms: 10_000 };

/** Heartbeats of a live channel with a break of six ads of 20 s every ten minutes. */
function* aViewing(hours: number): Generator<[number, Partial<PlaybackRow>]> {
  for (let beginS = 0; beginS < hours * 3600; beginS += 600) {
    for (let atS = beginS; atS < beginS + 120; atS += 20) {
      yield [atS, { ...ad(atS), event: 'start' }];
      yield [atS + 10, { ...ad(atS), duration_ms: 10_000 }];
      yield [atS + 20, { ...ad(atS), duration_ms: 10_000, event: 'complete' }];
    }
    for (let atS = beginS + 130; atS <= beginS + 600; atS += 10) yield [atS, content];
  }
}

describe('time that sessions and visitors claim (S-06)', () => {
  test('S-06 a player that shows what it reports is never more than an ad ahead of its clock', () => {
    const { report } = aCollector();
    expect(Math.max(...[...aViewing(5)].map(([atS, row]) => report(atS, row)))).toBeLessThanOrEqual(20);
  });

  test('S-06 R-01 ten minutes on pages of two devices at once are possible, hours in a second are not', () => {
    const { hit } = aCollector();
    const part = { kind: 'visible', visible_ms: 600_000 } as const;
    const possible = Array.from({ length: 20 }, (_, n) => [hit(n * 600, part), hit(n * 600 + 1, part)]).flat();
    expect(Math.max(...possible)).toBeLessThan(900);
    const forged = Array.from({ length: 20 }, () => hit(20 * 600, part));
    expect(Math.max(...forged)).toBeGreaterThan(900);
  });

  test('S-06 three players of one visitor, who opens pages too, are possible', () => {
    const { report, hit } = aCollector();
    const levels = [...aViewing(3)].flatMap(([atS, row]) => [
      ...['s', 't', 'u'].map((session_id) => report(atS, { ...row, session_id })),
      hit(atS),
    ]);
    expect(Math.max(...levels)).toBeLessThan(100);
  });

  test('S-06 heartbeats that were held up for half an hour are in time, some of them out of order', () => {
    const { report } = aCollector();
    const held = [...aViewing(0.5)].flatMap((_, i, all) => (i % 8 === 0 ? all.slice(i, i + 8).reverse() : []));
    expect(Math.max(...held.map(([atS, row]) => report(atS, row, { lateS: 1800 - atS })))).toBeLessThan(200);
  });

  test('S-06 an outbox with an evening of four lines a minute is in time, however late', () => {
    const { report } = aCollector();
    const lines = [...aViewing(24)].slice(0, 2000);
    const adsOf = lines.filter(([, row]) => row.event === 'start');
    expect(adsOf.length).toBeGreaterThan(150);
    const levels = lines.map(([atS, row]) => report(atS, row, { lateS: 86_400 - atS, isResent: true }));
    expect(Math.max(...levels)).toBeLessThanOrEqual(900);
  });

  test('S-06 ads that one session starts in separate requests exceed a quarter of an hour after 150', () => {
    const { report } = aCollector();
    const levels = Array.from({ length: 5000 }, (_, n) => report(n / 100, { ...ad(n), event: 'start' }));
    expect(levels.slice(0, 5)).toEqual([8, 13, 19, 25, 31]);
    const counted = levels.filter((level) => level <= 900).length;
    expect(counted).toBeGreaterThanOrEqual(149);
    expect(counted).toBeLessThanOrEqual(152);
  });

  test('S-06 an ad that is complete claims its length, and claims nothing twice', () => {
    const { report } = aCollector();
    expect(report(0, { ...ad(1), event: 'start', visitor_id: '' })).toBe(6);
    expect(report(0, { ...ad(1), event: 'start', visitor_id: '' })).toBe(6);
    expect(report(0, { ...ad(1), event: 'complete', visitor_id: '' })).toBe(20);
    expect(report(0, { ...ad(1), event: 'play', duration_ms: 15_000, visitor_id: '' })).toBe(20);
    expect(report(0, { ...ad(1), event: 'play', duration_ms: 15_000, visitor_id: '' })).toBe(30);
  });

  test.each<[string, (n: number) => Partial<PlaybackRow>, number]>([
    ['content that one session reports', () => ({ ...content, duration_ms: 600_000 }), 1],
    ['plays of one visitor', (n) => ({ ...content, session_id: `s${n}`, duration_ms: 0 }), 460],
    [
      'ads of one visitor, each in a session of its own',
      (n) => ({ ...ad(n), session_id: `s${n}`, event: 'start' }),
      115,
    ],
    ['ads of a session that hides its visitor', (n) => ({ ...ad(n), visitor_id: '', event: 'start' }), 152],
  ])('S-06 %s at once is bounded', (_, row, most) => {
    const { report } = aCollector();
    const levels = Array.from({ length: 3000 }, (_, n) => report(n / 300, row(n)));
    expect(levels.filter((level) => level <= 900).length).toBeLessThanOrEqual(most);
  });

  test('S-06 pages that one visitor reloads ten times a second are ahead of time within three minutes', () => {
    const { hit } = aCollector();
    const levels = Array.from({ length: 3000 }, (_, n) => hit(n / 10));
    expect(levels.findIndex((level) => level > 900)).toBeLessThan(1800);
    expect(hit(3000)).toBe(1);
  });

  test('S-06 resent ads are bounded as well, and a history that is loaded backwards is not', () => {
    const { report } = aCollector();
    const resent = Array.from({ length: 5000 }, (_, n) =>
      report(-n * 60, { ...ad(n), event: 'start' }, { lateS: n * 60, isResent: true }),
    );
    expect(resent.filter((level) => level <= 900).length).toBeLessThanOrEqual(401);
    const history = aCollector();
    for (let day = 10; day > 0; day--) {
      const levels = [...aViewing(1)].map(([atS, row]) => history.report(day * 86_400 + atS, row));
      expect(Math.max(...levels)).toBeLessThan(100);
    }
  });

  test('S-06 a session or visitor without a name claims no time', () => {
    expect(aCollector().hit(0, { visitor_id: '' })).toBe(0);
  });
});
