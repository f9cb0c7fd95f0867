import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDemoCatalogue } from '@sintonia/demo';
import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_AD_CONTRACT } from './contract/ad-contract.ts';
import { planBreaks } from './interstitials/break-plan.ts';
import { readAdvertising } from './read-advertising.ts';

const DEMO = join(import.meta.dirname, '../../../../demo/advertising');
const made: string[] = [];
afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true });
});

function aDirectory(files: Record<string, unknown>): string {
  const directory = mkdtempSync(join(tmpdir(), 'advertising-'));
  made.push(directory);
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(directory, file), typeof content === 'string' ? content : JSON.stringify(content));
  return directory;
}

describe('advertising configuration', () => {
  test('V-08 without a directory the default contract applies, without live breaks', () => {
    expect(readAdvertising(null)).toEqual({
      contract: DEFAULT_AD_CONTRACT,
      passages: [],
      liveRules: new Map(),
      campaigns: [],
    });
  });

  test('V-02 the demo refers to existing clips and channels, with their length', () => {
    const { clips, channels } = readDemoCatalogue();
    const { campaigns, passages, liveRules, contract } = readAdvertising(DEMO);
    for (const { clip, lengthS } of campaigns) expect(clips.find(({ id }) => id === clip)?.lengthS).toBe(lengthS);
    for (const { clip } of passages) expect(clips.map(({ id }) => id)).toContain(clip);
    for (const channel of liveRules.keys()) expect(channels.map(({ slug }) => slug)).toContain(channel);
    const plans = clips.map((clip) =>
      planBreaks(clip, contract, passages)
        .breaks.map(({ kind }) => kind)
        .join(' '),
    );
    expect(plans).toContain('pre mid');
    expect(plans).toContain('pre mid post');
  });

  const rule = { channel: 'tv', everyMinutes: 5, atMinute: 0, lengthS: 40, protectedMinutes: [] };
  test.each([
    ['contract.json', '{', /contract\.json cannot be read/],
    ['contract.json', { ...DEFAULT_AD_CONTRACT, sameAdPerHour: 0 }, /contract\.json: sameAdPerHour: /],
    ['contract.json', { ...DEFAULT_AD_CONTRACT, startsWithinMs: 9000 }, /contract\.json: startsWithinMs: /],
    ['protected.json', [{ clip: 'cims' }], /protected\.json: 0/],
    ['live-breaks.json', [{ ...rule, lengthS: 60 }], /tv: breaks of 60 s, the contract allows 45 s/],
    ['live-breaks.json', [{ ...rule, everyMinutes: 3 }], /tv: 800 s an hour, the contract allows 480 s/],
  ])('V-08 an invalid %s is refused with its position', (file, content, message) => {
    expect(() => readAdvertising(aDirectory({ [file]: content }))).toThrow(message);
  });
});
