/** The lists of § 3 as the specification writes them, beside what a visit puts on the wire: a name that never travels fails. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AdServer, startAdServer } from './support/ad-server.ts';
import { type MeasuredRequest, recordMeasuring } from './support/measured-requests.ts';
import { newVisit, openBrowser } from './support/open-browser.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

/** Playback objects of § 3, by the names there → the parameter that carries them. */
const PLAYBACK: Readonly<Record<string, string>> = {
  'media name': 's:asset:name',
  videoId: 's:asset:video_id',
  'media length': 'l:asset:length',
  playhead: 'l:event:playhead',
  mediaType: 's:meta:a.media.streamType',
  streamType: 's:stream:type',
  'ad break name': 's:asset:pod_name',
  'ad break position': 's:asset:pod_id',
  'ad break startTime': 'l:asset:pod_offset',
  'ad name': 's:asset:ad_name',
  adId: 's:asset:ad_id',
  'ad position': 's:asset:pod_position',
  'ad length': 'l:asset:ad_length',
  'chapter name': 's:stream:chapter_name',
  'chapter position': 'l:stream:chapter_pos',
  'chapter length': 'l:stream:chapter_length',
  'chapter startTime': 'l:stream:chapter_offset',
  bitrate: 'l:stream:bitrate',
  fps: 'l:stream:fps',
  droppedFrames: 'l:stream:dropped_frames',
  startupTime: 'l:stream:startup_time',
  show: 's:meta:a.media.show',
  season: 's:meta:a.media.season',
  episode: 's:meta:a.media.episode',
  asset: 's:meta:a.media.asset',
  genre: 's:meta:a.media.genre',
  'air date': 's:meta:a.media.airDate',
  'digital date': 's:meta:a.media.digitalDate',
  rating: 's:meta:a.media.rating',
  originator: 's:meta:a.media.originator',
  network: 's:meta:a.media.network',
  'show type': 's:meta:a.media.type',
  'ad load': 's:meta:a.media.adLoad',
  'day part': 's:meta:a.media.dayPart',
  feed: 's:meta:a.media.feed',
  'stream format': 's:meta:a.media.format',
  advertiser: 's:meta:a.media.ad.advertiser',
  campaign: 's:meta:a.media.ad.campaign',
  creative: 's:meta:a.media.ad.creative',
  placement: 's:meta:a.media.ad.placement',
  site: 's:meta:a.media.ad.site',
  'creative URL': 's:meta:a.media.ad.creativeURL',
  'asset type': 's:asset:type',
  publisher: 's:asset:publisher',
  'event type': 's:event:type',
  'event duration': 'l:event:duration',
  'event timestamp': 'l:event:ts',
  'previous timestamp': 'l:event:prev_ts',
  ovp: 's:sp:ovp',
  sdk: 's:sp:sdk',
  channel: 's:sp:channel',
  'player name': 's:sp:player_name',
  'library version': 's:sp:hb_version',
  'api level': 'l:sp:hb_api_lvl',
  'session id': 's:event:sid',
  'visitor id': 's:user:mid',
};

/** So much slower goes the clock of the pages. */
const SLOWER = 5;

/** § 9, by what they count; the others are pressed for in `features.test.ts` and `radio.test.ts`. */
const EVENTS: Readonly<Record<string, string>> = { page: 'event1', search: 'event2' };

let ads: AdServer;
let server: RunningServer;
let browser: Browser;
let measured: MeasuredRequest[];

beforeAll(async () => {
  const ad = { id: 'tren', clip: 'ad-trens', duration: '00:00:08', skipAfterS: null };
  ads = await startAdServer((_, position) => (position === 1 ? [ad] : { says: '' }));
  [server, browser] = await Promise.all([startServer({ AD_TAG_URL: ads.tag }), openBrowser()]);
  ads.mediaAt(server.origin);
  const { page } = await newVisit(browser, server.origin, { width: 480, height: 720 });
  // A busy machine must not be what ads are late for.
  await page.addInitScript((times) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / times;
  }, SLOWER);
  measured = recordMeasuring(page);
  const open = (path: string) => page.goto(server.origin + path, { waitUntil: 'networkidle' });
  await open('/?int=portada&ext=butlleti');
  await page.getByRole('button', { name: 'Accepta-ho tot' }).click();
  await open('/cercador/?q=mar');
  await open('/noticia/3001/');
  await page.getByRole('button', { name: 'Per més tard' }).click();
  await open('/video/1001/');
  await page
    .getByRole('region', { name: /^Reproductor/ })
    .getByRole('button', { name: /^Reprodueix/ })
    .click();
  const hasChapter = ({ parameters }: MeasuredRequest) => parameters.has('s:stream:chapter_name');
  await vi.waitFor(() => expect(measured.some(hasChapter)).toBe(true), { timeout: 180_000, interval: 500 });
}, 400_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await ads?.stop();
});

const travels = (key: string) => measured.some(({ parameters }) => (parameters.get(key) ?? '') !== '');

describe('what a visit puts on the wire (§ 3)', () => {
  test.each(Object.entries(EVENTS))('T-10 %s is %s', (_, event) => {
    expect(measured.some(({ parameters }) => parameters.get('events')?.split(',').includes(event))).toBe(true);
  });

  test.each(Object.entries(PLAYBACK))('M-01 %s travels as %s', (_, key) => expect(travels(key)).toBe(true));
});
