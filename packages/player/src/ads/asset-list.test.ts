import { expect, test } from 'vitest';
import { adBreakOf, adOf } from './asset-list.ts';

const scheduled = { id: 'ad-mid-26', kind: 'mid', startS: 26 } as const;

test('V-02 reads break and ad from the server’s asset list', () => {
  const list = {
    ASSETS: [
      { URI: '/a.m3u8', DURATION: 6, 'X-AD-ID': 'llibres', 'X-AD-SKIP-AFTER': null },
      {
        URI: '/b.m3u8',
        DURATION: 8.08,
        'X-AD-ID': 'tren',
        'X-AD-NAME': 'Adorm-t’hi',
        'X-AD-ADVERTISER': 'Estel',
        'X-AD-CAMPAIGN': 'hivern',
        'X-AD-CREATIVE': 'estel-8s',
        'X-AD-CREATIVE-URL': 'https://cdn.example/estel.mp4',
        'X-AD-PLACEMENT': 'mid-26',
        'X-AD-SITE': 'www.example.cat',
        'X-AD-SKIP-AFTER': 5,
        'X-AD-CLICK-THROUGH': '/ads/event/click?ad=x',
        'X-AD-TRACKING': { start: '/ads/event/start?ad=x' },
        'X-AD-PROGRESS': [{ AT: 3, URI: '/ads/event/progress?ad=x' }],
      },
    ],
    'X-AD-BREAK': { ID: 'mid-26', KIND: 'mid', POSITION: 2, START: 26 },
    'X-AD-STARTS-WITHIN-MS': 2000,
    'X-AD-LATE': '/ads/event/late?ad=x',
    'X-AD-BREAK-START': '/ads/event/breakStart?ad=x',
    'X-AD-BREAK-END': null,
  };
  expect(adBreakOf(list, scheduled)).toEqual({
    ...scheduled,
    position: 2,
    ads: 2,
    startsWithinMs: 2000,
    lateUrl: '/ads/event/late?ad=x',
    startUrl: '/ads/event/breakStart?ad=x',
    endUrl: null,
  });
  expect(adOf(list, 1, scheduled)).toEqual({
    id: 'tren',
    name: 'Adorm-t’hi',
    advertiser: 'Estel',
    ...{ campaign: 'hivern', creative: 'estel-8s', creativeUrl: 'https://cdn.example/estel.mp4' },
    ...{ placement: 'mid-26', site: 'www.example.cat' },
    position: 2,
    lengthS: 8.08,
    skipAfterS: 5,
    clickThrough: '/ads/event/click?ad=x',
    tracking: { start: '/ads/event/start?ad=x' },
    progress: [{ atS: 3, url: '/ads/event/progress?ad=x' }],
  });
});

test.each([null, 'words', {}, { ASSETS: 3 }, { ASSETS: [null, 7] }])(
  'V-02 reads %j as an ad without optional features',
  (list) => {
    expect(adOf(list, 0, scheduled)).toEqual({
      ...{ id: 'ad-mid-26-1', name: '', advertiser: '', position: 1, lengthS: 0 },
      ...{ campaign: '', creative: '', creativeUrl: '', placement: '', site: '' },
      ...{ skipAfterS: null, clickThrough: null, tracking: {}, progress: [] },
    });
  },
);

test('V-08 limits the delay of content to three seconds, whatever a list says', () => {
  expect(adBreakOf({ 'X-AD-STARTS-WITHIN-MS': 60_000 }, scheduled).startsWithinMs).toBe(3000);
});
