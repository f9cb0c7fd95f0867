/** For tests: an ad server as a table of addresses, and builders of its answers. */
import { type CreativeProblem, failed, ok } from '@sintonia/contracts';
import type { CreativeStore } from '../../creatives/creative-store.ts';
import type { AdTransport, TransportFailure } from '../ad-transport.ts';

type Answer = string | { fails: TransportFailure } | 'never';

export interface FakeNetwork extends AdTransport {
  requested: string[];
  pinged: string[];
}

/** @param answers by address without its query; a missing address is unreachable */
export function aNetwork(answers: Readonly<Record<string, Answer>>): FakeNetwork {
  const requested: string[] = [];
  const pinged: string[] = [];
  return {
    requested,
    pinged,
    read: async (url) => {
      requested.push(url.href);
      const answer = answers[url.origin + url.pathname] ?? { fails: 'unreachable' };
      // The worst case: it ignores the abort signal.
      if (answer === 'never') return new Promise(() => {});
      return typeof answer === 'string' ? ok({ text: answer, url }) : failed(answer.fails);
    },
    ping: (url) => void pinged.push(url.href),
  };
}

/** Prepared files by address; all others fail. */
export const creativesOf = (
  files: Readonly<Record<string, { path: string; lengthS: number } | CreativeProblem | 'preparing'>> = {},
): Pick<CreativeStore, 'find'> => ({
  find: async (url) => {
    const found = files[url.href] ?? 'codec';
    if (found === 'preparing') return new Promise(() => {});
    return typeof found === 'string' ? failed(found) : ok(found);
  },
});

export const anHls = (lengthS: number): string =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:${Math.ceil(lengthS)}\n#EXTINF:${lengthS},\n0.m4s\n#EXT-X-ENDLIST\n`;

export interface InLineAd {
  id: string;
  sequence?: number;
  duration?: string;
  media?: string;
  type?: string;
  linearAttributes?: string;
  more?: string;
}

export function anInLine({
  id,
  sequence,
  duration = '00:00:10',
  media,
  type,
  linearAttributes,
  more,
}: InLineAd): string {
  return `<Ad id="${id}"${sequence === undefined ? '' : ` sequence="${sequence}"`}><InLine><AdSystem>x</AdSystem>
    <AdTitle>${id}</AdTitle><Error><![CDATA[https://ads.example/error/${id}?code=[ERRORCODE]]]></Error>
    <Impression><![CDATA[https://ads.example/impression/${id}]]></Impression><Creatives><Creative id="${id}">
    <Linear ${linearAttributes ?? ''}><Duration>${duration}</Duration>${more ?? ''}<MediaFiles>
    <MediaFile delivery="streaming" type="${type ?? 'application/vnd.apple.mpegurl'}" width="1" height="1">
    <![CDATA[${media ?? `https://cdn.example/${id}.m3u8`}]]></MediaFile></MediaFiles></Linear>
    </Creative></Creatives></InLine></Ad>`;
}

export const aWrapper = (tag: string, id = 'wrapper', sequence?: number): string =>
  `<Ad id="${id}"${sequence === undefined ? '' : ` sequence="${sequence}"`}><Wrapper><AdSystem>x</AdSystem>
    <VASTAdTagURI><![CDATA[${tag}]]></VASTAdTagURI>
    <Error><![CDATA[https://wrap.example/error/${id}?code=[ERRORCODE]]]></Error>
    <Impression><![CDATA[https://wrap.example/impression/${id}]]></Impression>
    <Creatives><Creative><Linear><TrackingEvents><Tracking event="start"><![CDATA[https://wrap.example/start/${id}]]></Tracking>
    </TrackingEvents><VideoClicks><ClickTracking><![CDATA[https://wrap.example/click/${id}]]></ClickTracking></VideoClicks>
    </Linear></Creative></Creatives></Wrapper></Ad>`;

export const aVast = (...ads: string[]): string => `<VAST version="4.2">${ads.join('')}</VAST>`;
