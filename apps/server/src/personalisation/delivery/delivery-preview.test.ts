import type { Activity } from '@sintonia/contracts';
import { afterEach, describe, expect, test } from 'vitest';
import { anActivity } from '../testing/an-activity.ts';
import { everybody, html, NOW_MS, PAGE, previews, startDelivery, type TestDelivery } from '../testing/test-delivery.ts';

describe('preview links on other sites (P-06)', () => {
  let delivery: TestDelivery;
  afterEach(() => delivery?.app.close());
  const start = async (activities: readonly Activity[]) => {
    delivery = await startDelivery(activities);
    return delivery;
  };

  const ab = (state: Activity['state']) =>
    anActivity(
      'ab',
      {
        variants: [
          { key: 'a', name: 'A', weight: 10_000, offers: [] },
          {
            key: 'b',
            name: 'B',
            weight: 0,
            offers: [html, { kind: 'actions', actions: [{ action: 'trackClick', selector: '#x', clickTrackId: 'x' }] }],
          },
        ],
      },
      { state },
    );
  const tokenOf = ({ id }: Activity) => ({ activity: id, variant: 'b' });
  const shown = {
    actions: [{ action: 'setContent', selector: '#titular', cssSelector: '#titular', content: '<b>B</b>' }],
  };

  test('P-06 a preview shows a draft’s variant on addresses with its parameter, without counting', async () => {
    const draft = ab('draft');
    const { get, stream } = await start([draft, everybody('c', [html])]);
    const url = `${PAGE}&previsualitza=${previews.token(tokenOf(draft), NOW_MS)}`;
    expect(await get({ url })).toMatchObject({ sessionId: 'a1b2', offers: [shown] });
    expect((await get({ url, mbox: 'una-altra' })).offers).toEqual([]);
    expect((await get({ url: url.replace('3001', '3009') })).offers).toEqual([]);
    await get({ url, mbox: 'm-clicked', clickTrackId: 'x' });
    expect(stream.rowsOf('hits')).toEqual([]);
  });

  test('P-06 a preview session continues in the client’s session until it ends or expires, without counting', async () => {
    const live = ab('live');
    const { get, stream } = await start([live]);
    const token = previews.sessions.token(tokenOf(live), NOW_MS);
    const begun = await get({ url: `${PAGE}&prova=${token}` });
    expect(begun).toMatchObject({ sessionId: `prova.${token}`, offers: [shown] });
    expect(begun.tntId).toBeUndefined();
    expect((await get({ sessionId: begun.sessionId })).offers).toMatchObject([shown]);
    await get({ sessionId: begun.sessionId, mbox: 'm-clicked', clickTrackId: 'x' });
    expect(stream.rowsOf('hits')).toEqual([]);
    const old = `prova.${previews.sessions.token(tokenOf(live), NOW_MS - 9 * 3_600_000)}`;
    for (const over of [{ sessionId: begun.sessionId, url: `${PAGE}&prova=fi` }, { sessionId: old }]) {
      const ended = await get(over);
      expect(ended.sessionId).toMatch(/^[\da-f]{32}$/);
      expect(ended.offers[0].responseTokens['experience.name']).toBe('a');
    }
    expect(stream.rowsOf('hits').length).toBeGreaterThan(0);
  });

  test('P-06 a token with an invalid signature, or of the other kind, is ignored', async () => {
    const live = ab('live');
    const { get } = await start([live]);
    const preview = previews.sessions.token(tokenOf(live), NOW_MS);
    for (const query of ['prova=fals', `previsualitza=${preview}`, 'prova=']) {
      const { sessionId, offers } = await get({ url: `${PAGE}&${query}` });
      expect([sessionId, offers[0].responseTokens['experience.name']]).toEqual(['a1b2', 'a']);
    }
  });

  test('P-06 the session id is valid, even for a long variant name', () => {
    const one = { activity: ab('live').id, variant: 'una-variant-amb-un-nom-que-no-s-acaba-mai-de-cap-manera' };
    expect(`prova.${previews.sessions.token({ ...one, variant: one.variant.slice(0, 50) }, NOW_MS)}`).toMatch(
      /^[\w.-]{1,128}$/,
    );
    expect(previews.open(previews.token(one, NOW_MS), NOW_MS)).toEqual(one);
  });
});
