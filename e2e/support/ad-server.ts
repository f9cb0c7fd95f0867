import type { ServerResponse } from 'node:http';
import { listenOnLoopback } from './loopback.ts';

/** One ad of this server; its medium is a clip of the product. */
export interface SoldAd {
  id: string;
  clip: string;
  /** Duration in VAST's format, `hh:mm:ss`. */
  duration: string;
  /** Seconds; null: never. */
  skipAfterS: number | null;
}

/** Answer for a break: ads (a pod for several), no answer ever, or any other text. */
export type AdAnswer = readonly SoldAd[] | 'never' | { xml: string };

export interface AdServer {
  /** For `AD_TAG_URL`. */
  tag: string;
  /** Beacons in order of arrival, with ad and content. */
  reported: { content: string; ad: string; event: string; code: string | null }[];
  /** Number of requests for a content's ads. */
  requests(content: string): number;
  /** Number of requests without an answer. */
  heldRequests(content: string): number;
  /** Origin of its ads' media. */
  mediaAt(origin: string): void;
  /** Click-through address. */
  landing: string;
  stop(): Promise<void>;
}

const TRACKED = [
  ...['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'],
  ...['skip', 'pause', 'resume', 'mute', 'unmute'],
];

/**
 * A third-party ad server on loopback. @param answer by the content of the break, and its position: 1 before, 2 in, 3
 * after
 */
export async function startAdServer(answer: (content: string, position: number) => AdAnswer): Promise<AdServer> {
  const reported: AdServer['reported'] = [];
  let mediaOrigin = '';
  let origin = '';
  const requests: string[] = [];
  const waiting = new Map<ServerResponse, string>();
  const loopback = await listenOnLoopback((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const content = searchParams.get('content') ?? '';
    if (pathname === '/tag') {
      requests.push(content);
      const answered = answer(content, Number(searchParams.get('position')));
      if (answered === 'never') return void waiting.set(response, content);
      response.setHeader('content-type', 'application/xml');
      return response.end('xml' in answered ? answered.xml : vast(answered, { origin, mediaOrigin, content }));
    }
    const [, what, ad = '', event = ''] = pathname.split('/');
    if (what === 'event') reported.push({ content, ad, event, code: searchParams.get('code') });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end('<!doctype html><title>Anunciant</title><h1>Aquí hi ha l’anunciant</h1>');
  });
  origin = loopback.origin;
  return {
    tag: `${origin}/tag?content=[CONTENTID]&position=[BREAKPOSITION]`,
    landing: `${origin}/landing`,
    reported,
    requests: (content) => requests.filter((of) => of === content).length,
    heldRequests: (content) => [...waiting.values()].filter((of) => of === content).length,
    mediaAt(at) {
      mediaOrigin = at;
    },
    stop() {
      for (const response of waiting.keys()) response.destroy();
      return loopback.stop();
    },
  };
}

function vast(ads: readonly SoldAd[], at: { origin: string; mediaOrigin: string; content: string }): string {
  const report = (ad: string, event: string, more = '') =>
    `<![CDATA[${at.origin}/event/${ad}/${event}?content=${at.content}${more}]]>`;
  const each = ads.map(
    ({ id, clip, duration, skipAfterS }, i) => `<Ad id="${id}"${ads.length > 1 ? ` sequence="${i + 1}"` : ''}><InLine>
      <AdSystem>x</AdSystem><AdTitle>${id}</AdTitle><Advertiser>Casa ${id}</Advertiser>
      <Error>${report(id, 'error', '&code=[ERRORCODE]')}</Error><Impression>${report(id, 'impression')}</Impression>
      <Creatives><Creative id="${id}">
        <Linear${skipAfterS === null ? '' : ` skipoffset="00:00:0${skipAfterS}"`}><Duration>${duration}</Duration>
          <TrackingEvents>${TRACKED.map((event) => `<Tracking event="${event}">${report(id, event)}</Tracking>`).join('')}</TrackingEvents>
          <VideoClicks><ClickThrough><![CDATA[${at.origin}/landing]]></ClickThrough>
            <ClickTracking>${report(id, 'click')}</ClickTracking></VideoClicks>
          <MediaFiles><MediaFile delivery="streaming" type="application/vnd.apple.mpegurl" width="960" height="540">
            <![CDATA[${at.mediaOrigin}/media/clips/${clip}/master.m3u8]]></MediaFile></MediaFiles>
        </Linear></Creative></Creatives></InLine></Ad>`,
  );
  return `<VAST version="4.2">${each.join('')}</VAST>`;
}
