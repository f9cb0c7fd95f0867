import { describe, expect, test } from 'vitest';
import { formatSyncMessage, parsePartnerSync, toSyncItem } from './partner-sync.ts';

const ITEMS = [
  { id: '411', ttl: 10080, tag: 'img', fireURLSync: 1, syncOnPage: 0, url: ['//sync.soci.example/ibs?x=1'] },
  { id: '900', ttl: 1440, tag: 'img', fireURLSync: 0, syncOnPage: 0, url: ['//sync3.soci.example/'] },
];

describe('partner syncs (I-03)', () => {
  test('I-03 writes the recorded message, and round-trips an entry', () => {
    const syncs = ITEMS.flatMap((item) => parsePartnerSync(item) ?? []);
    expect(formatSyncMessage(syncs)).toBe(
      '---destpub-combined---ibs|411|img|%2F%2Fsync.soci.example%2Fibs%3Fx%3D1|10080|||true' +
        '%01ibs|900|img|%2F%2Fsync3.soci.example%2F|1440|||false',
    );
    expect(syncs.map(toSyncItem)).toEqual(ITEMS);
  });

  test('I-03 ignores any other entry', () => {
    for (const item of [
      null,
      7,
      {},
      { id: '1', tag: 'iframe', url: ['//x'] },
      { tag: 'img', url: ['//x'] },
      { id: 1, tag: 'img' },
    ])
      expect(parsePartnerSync(item)).toBeUndefined();
    expect(parsePartnerSync({ id: 1, tag: 'img', url: ['//x', 3], ttl: -1 })).toMatchObject({
      id: '1',
      urls: ['//x'],
      ttlMin: 20_160,
    });
  });
});
