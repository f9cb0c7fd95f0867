/** Pages of a visitor, export and access, with the real engine: all data of the visitor, and no data of others. */
import { type StoredProof, VisitorHistory } from '@sintonia/contracts';
import { exposureContext, VISIBLE_CONTEXT } from '@sintonia/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newVisitorId } from '../visitor/visitor-id.ts';
import { auditSubject } from './audit-subject.ts';
import { openPrivacy, token } from './testing/open-privacy.ts';

let privacy: Awaited<ReturnType<typeof openPrivacy>>;
beforeAll(async () => {
  privacy = await openPrivacy();
});
afterAll(() => privacy.close());
beforeEach(() => privacy.reset());

describe('privacy by visitor id (R-07, I-04)', () => {
  test('R-14 the page of a visitor has the hits and playback of that visitor, and is noted in the audit log', async () => {
    const { visitor } = privacy.given;
    await privacy.visit();
    const answer = await privacy.app.inject({
      method: 'POST',
      url: '/api/privacy/visitor',
      body: { visitor },
      headers: token,
    });
    const history = VisitorHistory.parse(answer.json());
    expect(history).toMatchObject({ counts: { hits: 3, playback: 2, rejected: 2 }, sessions: 1 });
    expect(history.hits.map(({ page }) => page).sort()).toEqual(['elsewhere', 'only the analytics id', 'portada']);
    expect(history.playback).toMatchObject([{ playedS: 2, isCompleted: false, hasFailed: false }]);
    expect(JSON.stringify(history)).not.toContain(visitor);
    const subject = auditSubject(visitor);
    expect(privacy.record.mock.calls).toMatchObject([
      [{ action: 'privacy.visitorOpened', operator: 'command', subject }],
    ]);
    const unknown = await privacy.app.inject({
      method: 'POST',
      url: '/api/privacy/visitor',
      body: { visitor: newVisitorId() },
      headers: token,
    });
    expect(unknown.json()).toMatchObject({ hits: [], playback: [], firstAt: null, lastAt: null });
  });

  test('R-14 hits of experiments and of time in view say what they report, not the name under which they are sent', async () => {
    const { visitor: visitorId } = privacy.given;
    const link = { visitorId, linkType: 'lnk_o' };
    await privacy.hit({ ...link, linkName: 'Compartir' });
    const exposure = exposureContext({ activity: 'one', variant: 'b', via: 'page' });
    await privacy.hit({ ...link, linkName: 'exposure', context: exposure });
    const missing = exposureContext({ activity: 'one', variant: 'b', via: 'page', missing: 'h9' });
    await privacy.hit({ ...link, linkName: 'exposure', context: missing });
    await privacy.hit({ ...link, linkName: 'visible', context: { [VISIBLE_CONTEXT]: '1500' } });
    const body = { visitor: visitorId };
    const answer = await privacy.app.inject({ method: 'POST', url: '/api/privacy/visitor', body, headers: token });
    const { hits } = VisitorHistory.parse(answer.json());
    const reported = hits.map(({ kind, detail, activity, variant, visibleMs }) =>
      [kind, detail, activity, variant, visibleMs].join('|'),
    );
    expect(reported.sort()).toEqual([
      'exposure||one|b|0',
      'link|Compartir|||0',
      'offerTrouble|h9|one|b|0',
      'visible||||1500',
    ]);
  });

  test('R-14 no other role opens the page of a visitor, and no text that could match the events of others', async () => {
    const { visitor } = privacy.given;
    privacy.given.role = 'editor';
    const open = (body: object, headers: Record<string, string>) =>
      privacy.app.inject({ method: 'POST', url: '/api/privacy/visitor', body, headers });
    expect((await open({ visitor }, {})).statusCode).toBe(403);
    expect((await open({ visitor: '1' }, token)).statusCode).toBe(400);
    expect((await open({ visitor: "1234567890123456' OR 1=1" }, token)).statusCode).toBe(400);
    expect(privacy.record).not.toHaveBeenCalled();
  });

  test('I-04 the export has every event completely', async () => {
    const { visitor, other } = privacy.given;
    await privacy.visit();
    const lines = await privacy.exported();
    expect(lines.map((line) => line.table)).toEqual([
      ...['hits', 'hits', 'hits'],
      ...['playback', 'playback'],
      ...['rejected', 'rejected'],
    ]);
    expect(lines[0].event).toMatchObject({
      visitor_id: visitor,
      page_name: 'portada',
      raw: expect.stringContaining(visitor),
    });
    expect(JSON.stringify(lines)).not.toContain(other);
  });

  test('R-07 the export includes the visitor’s consent choices', async () => {
    const { visitor, other } = privacy.given;
    const choice: StoredProof = {
      at: '2026-11-21T10:00:00.000Z',
      choice: '1.110',
      previous: null,
      asked: 'banner',
      words: 'a',
      rules: null,
    };
    privacy.given.proofsOf = (id) => (id === visitor ? [choice] : []);
    await privacy.hit({ visitorId: visitor, pageName: 'portada' });
    await privacy.hit({ visitorId: other, pageName: 'portada' });
    expect((await privacy.exported()).map(({ table, event }) => (table === 'consent' ? event : table))).toEqual([
      'hits',
      choice,
    ]);
    expect((await privacy.exported(other)).map(({ table }) => table)).toEqual(['hits']);
  });

  test('R-08 only administrators and commands have access; each erasure, export and view of proofs is audited without naming the visitor', async () => {
    const { visitor } = privacy.given;
    const body = { visitor };
    const ask = (headers = {}) => privacy.app.inject({ method: 'POST', url: '/api/privacy/erase', body, headers });
    expect((await ask()).statusCode).toBe(401);
    expect((await ask({ authorization: 'Bearer a-tokem' })).statusCode).toBe(401);
    privacy.given.role = 'editor';
    expect((await ask()).statusCode).toBe(403);
    expect((await privacy.app.inject(`/api/privacy/export?visitor=${visitor}`)).statusCode).toBe(403);
    expect(privacy.record).not.toHaveBeenCalled();
    privacy.given.role = 'administrator';
    expect((await ask()).statusCode).toBe(200);
    await privacy.exported();
    await privacy.app.inject(`/api/privacy/proofs?visitor=${visitor}`);
    const subject = auditSubject(visitor);
    expect(privacy.record.mock.calls.map(([entry]) => entry)).toMatchObject([
      { action: 'privacy.erasureStarted', operator: 'ada@tramuntana.example', subject },
      { action: 'privacy.erased', operator: 'ada@tramuntana.example', subject, detail: { hits: '0', remaining: '0' } },
      { action: 'privacy.exported', operator: 'command', subject },
      { action: 'privacy.proofsRead', operator: 'ada@tramuntana.example', subject },
    ]);
    expect(JSON.stringify(privacy.record.mock.calls)).not.toContain(visitor);
  });
});
