import { describe, expect, test } from 'vitest';
import { beginViewing } from '../contract/viewing.ts';
import { createAdServerCircuitBreaker } from './ad-server-circuit-breaker.ts';
import { answering, decide, milk, NOW_MS, TAG } from './testing/a-break-decision.ts';
import { creativesOf } from './testing/an-ad-server.ts';

describe('files of real ad servers (V-02)', () => {
  /** As in the IAB's samples: separate sizes, types with codecs, event names without a place, a duration. */
  const files = (...media: [attributes: string, url: string][]) =>
    `<MediaFiles>${media
      .map(
        ([attributes, url]) => `<MediaFile delivery="progressive" ${attributes}>\n<![CDATA[ ${url} ]]>\n</MediaFile>`,
      )
      .join('')}</MediaFiles>`;
  const sold = (mediaFiles: string, id = 'intro') =>
    `<VAST version="3.0"><Ad id="${id}"><InLine><Impression id="i">http://a.example/i</Impression>
      <AdSystem version="4.0">s</AdSystem><Pricing model="cpm" currency="EUR"><![CDATA[ 25.00 ]]></Pricing>
      <Error>http://a.example/error?c=[ERRORCODE]</Error><AdTitle>a title</AdTitle><Creatives>
      <Creative id="5480" sequence="1" adId="2447226"><Linear><TrackingEvents>
      <Tracking event="start" offset="09:15:23">http://a.example/start</Tracking></TrackingEvents>
      <Duration>00:00:16</Duration>${mediaFiles}<VideoClicks><ClickThrough id="blog"><![CDATA[ https://a.example ]]></ClickThrough></VideoClicks>
      </Linear></Creative></Creatives><Extensions><Extension type="x"><n><![CDATA[ 2 ]]></n></Extension></Extensions>
      </InLine></Ad></VAST>`;
  const three = files(
    ['id="1" type="video/mp4" bitrate="4000" width="1920" height="1080" codec="H.264"', 'https://cdn.example/high.mp4'],
    ['id="2" type="video/mp4" bitrate="600" width="640" height="360" codec="H.264"', 'https://cdn.example/low.mp4'],
    [
      'id="3" type="video/mp4 ; codecs=&quot;avc1&quot;" bitrate="2000" width="1280" height="720"',
      'https://cdn.example/mid.mp4',
    ],
    ['id="4" type="application/javascript" apiFramework="VPAID" width="1" height="1"', 'https://cdn.example/vpaid.js'],
    ['id="5" type="video/mp4" apiFramework="VPAID" width="640" height="720"', 'https://cdn.example/vpaid.mp4'],
  );
  const made = { path: '/ads/creatives/a/b/master.m3u8', lengthS: 16.2 };
  const with_ = (text: string, creatives: ReturnType<typeof creativesOf>, more = {}) =>
    decide(answering(text, more), {}, TAG, beginViewing(NOW_MS / 1000), createAdServerCircuitBreaker(), creatives);

  test('V-02 the sufficiently large file plays from our origin, and its events go to its ad server', async () => {
    const { ads, failures } = await with_(sold(three), creativesOf({ 'https://cdn.example/mid.mp4': made }));
    expect(failures).toEqual([]);
    expect(ads).toMatchObject([{ id: 'intro', creativeId: '2447226', lengthS: 16.2, campaign: 'intro' }]);
    expect([ads[0]?.plays.pathname, ads[0]?.medium.url.href]).toEqual([made.path, 'https://cdn.example/mid.mp4']);
    expect(ads[0]?.tracking).toMatchObject({ impression: ['http://a.example/i'], start: ['http://a.example/start'] });
  });

  test('V-02 prefers HLS to files; an ad whose file cannot be prepared is replaced by another', async () => {
    const hls =
      '<MediaFiles><MediaFile type="application/x-mpegURL" width="1" height="1">https://cdn.example/milk.m3u8</MediaFile>';
    const both = sold(three.replace('<MediaFiles>', hls)).replace('00:00:16', '00:00:10');
    expect((await with_(both, creativesOf())).ads[0]?.plays.href).toBe('https://cdn.example/milk.m3u8');
    const low = await with_(sold(three), creativesOf({ 'https://cdn.example/low.mp4': made }));
    expect(low.ads[0]?.medium.url.pathname).toBe('/low.mp4');
  });

  test('V-08 on first use a file is not ready: content starts without it or with another ad, and its server is notified', async () => {
    const network = answering(sold(three).replace('</VAST>', `${milk}</VAST>`));
    const preparing = creativesOf({ 'https://cdn.example/mid.mp4': 'preparing' });
    const breaker = createAdServerCircuitBreaker();
    const { ads, failures, broken } = await decide(network, {}, TAG, beginViewing(NOW_MS / 1000), breaker, preparing);
    expect([ads.map(({ id }) => id), broken]).toEqual([['milk'], []]);
    expect(failures).toMatchObject([{ reason: 'mediaPreparing' }]);
    expect(network.pinged).toEqual(['http://a.example/error?c=407']);
  });

  test('V-02 a file that can never be played is reported as such', async () => {
    const { ads, failures } = await with_(sold(three), creativesOf());
    expect([ads, failures.map(({ reason }) => reason)]).toEqual([[], ['creativeUnusable']]);
  });
});
