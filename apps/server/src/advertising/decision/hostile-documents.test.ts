import { expect, test } from 'vitest';
import { DEFAULT_AD_CONTRACT } from '../contract/ad-contract.ts';
import { beginViewing } from '../contract/viewing.ts';
import { createAdServerCircuitBreaker } from './ad-server-circuit-breaker.ts';
import { decideBreak } from './decide-break.ts';
import { aNetwork, anHls, creativesOf } from './testing/an-ad-server.ts';
import { HOSTILE_DOCUMENTS } from './testing/hostile-documents.ts';

const TAG = 'https://ads.example/tag';
const decide = (answers: Parameters<typeof aNetwork>[0]) =>
  decideBreak(
    { kind: 'pre', positionS: 0, contentS: 36, contentId: 'cims', breakS: 30, breakNumber: 1 },
    beginViewing(1_800_000_000),
    {
      tagUrl: TAG,
      transport: aNetwork(answers),
      contract: DEFAULT_AD_CONTRACT,
      breaker: createAdServerCircuitBreaker(),
      creatives: creativesOf(),
      nowMs: Date.now,
      random: () => 0.5,
    },
  );

test.each(Object.entries(HOSTILE_DOCUMENTS))(
  'V-08 too many %s in an answer: the decision is in time and blocks nothing else',
  async (_, document) => {
    expect(Buffer.byteLength(document)).toBeLessThan(524_288);
    const startedMs = performance.now();
    const before = process.threadCpuUsage();
    const { broken } = await decide({ [TAG]: document, 'https://cdn.example/heavy.m3u8': anHls(10) });
    expect(broken).toEqual([]);
    expect(performance.now() - startedMs).toBeLessThan(DEFAULT_AD_CONTRACT.startsWithinMs);
    // Measures CPU time, not elapsed time. These documents used to take seconds; 0.1 s is far above the need.
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000);
  },
);

test.each([
  [
    'blank lines after a rendition that is not named',
    `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n${'\n \n'.repeat(50_000)}#`,
  ],
  ['comments without end', `#EXTM3U\n${'#EXT-X-STREAM-INF:\n#\n'.repeat(20_000)}`],
])('V-08 a playlist of %s is refused without delay', async (_, playlist) => {
  const startedMs = performance.now();
  const { failures } = await decide({ [TAG]: HOSTILE_DOCUMENTS.ads ?? '', 'https://cdn.example/heavy.m3u8': playlist });
  expect(failures.map(({ reason }) => reason)).toContain('notHls');
  expect(performance.now() - startedMs).toBeLessThan(DEFAULT_AD_CONTRACT.startsWithinMs);
});
