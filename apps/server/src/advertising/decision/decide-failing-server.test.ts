import { describe, expect, test } from 'vitest';
import { beginViewing } from '../contract/viewing.ts';
import { AD_FAILURES, type AdFailureReason } from './ad-failures.ts';
import { createAdServerCircuitBreaker } from './ad-server-circuit-breaker.ts';
import { answering, contract, decide, MAX_MEDIA, milk, NOW_MS, TAG } from './testing/a-break-decision.ts';
import { aNetwork, anHls, anInLine, aVast, aWrapper, type FakeNetwork } from './testing/an-ad-server.ts';

/** Ways in which an ad server can fail, with the recorded reason. */
const FAULTS: readonly [string, FakeNetwork, AdFailureReason][] = [
  ['never answers', aNetwork({ [TAG]: 'never' }), 'timeout'],
  ['is not there', aNetwork({}), 'unreachable'],
  ['redirects in a circle', aNetwork({ [TAG]: { fails: 'redirects' } }), 'redirects'],
  ['points into our own network', aNetwork({ [TAG]: { fails: 'forbiddenAddress' } }), 'forbiddenAddress'],
  ['sends a gigabyte', aNetwork({ [TAG]: { fails: 'tooLarge' } }), 'tooLarge'],
  ['sends nothing', answering(''), 'noAds'],
  ['sends an empty VAST', answering(aVast()), 'noAds'],
  ['sends a page', answering('<html><body>503</body></html>'), 'notVast'],
  ['sends half a document', answering('<VAST version="4.2"><Ad'), 'notXml'],
  ['sends a bomb', answering('<!DOCTYPE a [<!ENTITY b "c">]><VAST/>'), 'entities'],
  ['sends VAST 1.0', answering('<VideoAdServingTemplate/>'), 'oldVersion'],
  [
    'sends an ad that is a script',
    answering(aVast(anInLine({ id: 'milk', type: 'application/javascript' }))),
    'noMedia',
  ],
  [
    'sends a medium with another scheme',
    answering(aVast(anInLine({ id: 'milk', media: 'file:///etc/passwd' }))),
    'noMedia',
  ],
  [
    'lies about the type',
    aNetwork({ [TAG]: aVast(milk), 'https://cdn.example/milk.m3u8': '\0\0\0 ftypmp42' }),
    'notHls',
  ],
  [
    'sends a medium without end',
    aNetwork({ [TAG]: aVast(milk), 'https://cdn.example/milk.m3u8': '#EXTM3U\n#EXTINF:10,\n0.m4s\n' }),
    'notHls',
  ],
  [
    'lies about the length',
    aNetwork({ [TAG]: aVast(milk), 'https://cdn.example/milk.m3u8': anHls(300) }),
    'wrongDuration',
  ],
  ['has no medium', aNetwork({ [TAG]: aVast(milk) }), 'mediaUnreachable'],
  [
    'has a medium that never comes',
    aNetwork({ [TAG]: aVast(milk), 'https://cdn.example/milk.m3u8': 'never' }),
    'mediaTimeout',
  ],
  ['wraps what is not there', answering(aVast(aWrapper('https://wrap.example/gone'))), 'unreachable'],
  ['wraps what never answers', aNetwork({ [TAG]: aVast(aWrapper(`${TAG}/2`)), [`${TAG}/2`]: 'never' }), 'timeout'],
  ['wraps nothing', answering(aVast(aWrapper(`${TAG}/2`)), { [`${TAG}/2`]: aVast() }), 'noAds'],
];

describe('an ad server that fails never delays content (V-02, V-08)', () => {
  test.each(FAULTS)(
    'V-02 the break is empty, in time and with the reason, when the server %s',
    async (_, network, reason) => {
      const startedMs = performance.now();
      const plan = await decide(network);
      expect(performance.now() - startedMs).toBeLessThan(contract.startsWithinMs);
      expect(plan.ads).toEqual([]);
      expect(plan.failures.map((failure) => failure.reason)).toContain(reason);
    },
  );

  test('V-02 each failed ad is notified with its own code', async () => {
    const network = aNetwork({ [TAG]: aVast(milk), 'https://cdn.example/milk.m3u8': anHls(300) });
    await decide(network);
    expect(network.pinged).toEqual([`https://ads.example/error/milk?code=${AD_FAILURES.wrongDuration}`]);
  });

  test('V-08 content does not wait for a server that repeatedly times out', async () => {
    const breaker = createAdServerCircuitBreaker();
    const network = aNetwork({ [TAG]: 'never' });
    const fresh = beginViewing(NOW_MS / 1000);
    for (let i = 0; i < 3; i++) await decide(network, {}, TAG, fresh, breaker);
    expect(await decide(network, {}, TAG, fresh, breaker)).toMatchObject({
      ads: [],
      failures: [{ reason: 'resting' }],
    });
    expect(network.requested).toHaveLength(3);
  });

  test('V-02 when one medium of a pod never arrives, the other plays', async () => {
    const pod = aVast(
      anInLine({ id: 'milk', sequence: 1 }),
      anInLine({ id: 'books', sequence: 2, duration: '00:00:06' }),
    );
    const network = aNetwork({ [TAG]: pod, ...MAX_MEDIA, 'https://cdn.example/milk.m3u8': 'never' });
    const { ads, failures } = await decide(network);
    expect(ads.map(({ id }) => id)).toEqual(['books']);
    expect(failures.map(({ reason }) => reason)).toEqual(['mediaTimeout']);
  });

  test('V-02 an exception of the transport gives an internal failure and no ad', async () => {
    const network = aNetwork({});
    network.read = async () => {
      throw new Error('bug');
    };
    expect(await decide(network)).toMatchObject({ ads: [], failures: [{ reason: 'internal' }] });
  });
});
