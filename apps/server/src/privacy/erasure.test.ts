/** Erasure with the real engine: all data of the visitor, and no data of others. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRollups } from '../query/rollups/maintain-rollups.ts';
import { findSources } from '../query/rollups/sources.ts';
import { EMPTY_HIT, EMPTY_PLAYBACK } from '../stores/events/event-rows.ts';
import { analyticsIdOf, newVisitorId } from '../visitor/visitor-id.ts';
import { auditSubject } from './audit-subject.ts';
import { openPrivacy } from './testing/open-privacy.ts';

let privacy: Awaited<ReturnType<typeof openPrivacy>>;
beforeAll(async () => {
  privacy = await openPrivacy();
});
afterAll(() => privacy.close());
beforeEach(() => privacy.reset());

describe('erasure by visitor id (R-07)', () => {
  test('R-07 erases hits, whole sessions and rejected events, and leaves other visitors', async () => {
    const { visitor, other } = privacy.given;
    const session = await privacy.visit();
    const answer = await privacy.erase();
    expect(answer.json()).toEqual({
      erased: { hits: 3, playback: 2, rejected: 2 },
      sessions: 1,
      remaining: 0,
      subject: auditSubject(visitor),
      by: 'command',
      id: expect.any(Number),
      at: expect.any(String),
    });
    const left = await privacy.everything();
    for (const trace of [visitor, analyticsIdOf(visitor), session]) expect(left).not.toContain(trace);
    const others = (await privacy.exported(other)).map((line) => line.table);
    expect(others).toEqual(['hits', 'playback', 'rejected']);
    expect((await privacy.erase()).json()).toMatchObject({
      erased: { hits: 0, playback: 0, rejected: 0 },
      sessions: 0,
      remaining: 0,
    });
  });

  test('R-07 rollups of the visitor’s hours are deleted with the events, and not read meanwhile', async () => {
    const { visitor } = privacy.given;
    await privacy.visit();
    const before = Date.now() - 30 * 3_600_000; // an hour that is over for a day, so that everything of it is built
    const ofVisitor = { visitor_id: visitor, tier: 'consented', event_id: 'old' } as const;
    const old = { ...EMPTY_HIT, ...ofVisitor, suite: 'one' };
    const at = new Date(before).toISOString();
    const seen = { ...EMPTY_PLAYBACK, ...ofVisitor, suites: ['one'], session_id: 'old' };
    await privacy.events.insert('hits', [{ ...old, received_at: at, sent_at: at, occurred_at: at }]);
    await privacy.events.insert('playback', [{ ...seen, received_at: at, sent_at: at, occurred_at: at }]);
    await setTimeout(10);
    const rollups = createRollups({ events: privacy.events, reportSuite: 'one', nowMs: Date.now, settleMs: 1 });
    expect(await rollups.buildDue()).toBeGreaterThan(0);
    expect(await rollups.buildFacts()).toBeGreaterThan(0);
    const counted = async () => {
      const [rows] = await privacy.events.query<Record<string, number>>(
        `SELECT (SELECT count() FROM hit_hours) AS hits,
         (SELECT count() FROM hit_facts WHERE visitor = sipHash64({visitor:String})) AS facts,
         (SELECT count() FROM visit_facts WHERE visitor = sipHash64({visitor:String})) AS visits,
         (SELECT count() FROM viewing_facts WHERE visitor = sipHash64({visitor:String})) AS viewings,
         (SELECT count() FROM session_hours WHERE visitor = sipHash64({visitor:String})) AS sessions`,
        { visitor },
      );
      return rows;
    };
    expect(await counted()).toEqual({ hits: 1, facts: 1, visits: 1, viewings: 1, sessions: 1 });
    await privacy.erase();
    expect(await counted()).toEqual({ hits: 0, facts: 0, visits: 0, viewings: 0, sessions: 0 });
    expect(await rollups.buildFacts()).toBe(0);
    expect(await rollups.buildDue()).toBe(0); // held back until no deletion can still be running
    const hour = { suite: 'one', fromMs: before - 3_600_000, toMs: before + 1 };
    expect((await findSources(privacy.events, hour, 1)).hits).toMatchObject({ builds: [] });
  });

  test('R-07 erases events that are still queued', async () => {
    const { visitor } = privacy.given;
    const waiting = privacy.hit({ visitorId: visitor, pageName: 'late' });
    await vi.waitFor(() => expect(privacy.stream.depth()).toBe(1), { interval: 1 });
    expect((await privacy.erase()).json()).toMatchObject({ erased: { hits: 1 }, remaining: 0 });
    await waiting;
  });

  test('R-07 a session with two visitor ids gives neither the other’s heartbeats', async () => {
    const { visitor, other } = privacy.given;
    const session = `17952218148779${newVisitorId().slice(0, 8)}`;
    await privacy.report(session, visitor);
    await privacy.report(session, other);
    expect((await privacy.erase()).json()).toMatchObject({ erased: { playback: 1 }, sessions: 0 });
    expect(await privacy.exported(other)).toHaveLength(1);
  });

  test('R-07 for a customer id the whole session counts, though only one heartbeat has it, and no other session', async () => {
    const { visitor, other } = privacy.given;
    const customer = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0bd62';
    const session = () => `17952218148779${newVisitorId().slice(0, 8)}`;
    const [own, shared, forged] = [session(), session(), session()];
    await privacy.report(own);
    await privacy.report(own, visitor, customer);
    await privacy.report(own, visitor);
    for (const one of [customer, 'somebody-else-who-signed-in']) await privacy.report(shared, visitor, one);
    await privacy.report(forged, visitor);
    await privacy.report(forged, other, customer);
    const sessions = (await privacy.exported(customer)).map(({ event }) => event.session_id);
    expect(sessions.toSorted()).toEqual([own, own, own, shared, forged].toSorted());
    expect((await privacy.erase(customer)).json()).toMatchObject({ erased: { playback: 5 }, remaining: 0 });
    expect(await privacy.exported()).toHaveLength(2); // from the shared session and from the one that another visitor wrote into
  });

  test.each(['', '1', "' OR 1", 'x'.repeat(200)])(
    'an id that would be found in others’ events is refused: %s',
    async (id) => {
      expect((await privacy.erase(id)).json()).toMatchObject({ code: 'badVisitor' });
    },
  );
});
