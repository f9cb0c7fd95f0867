/** Requests the demo ad server and our own media in process; all other addresses use the given transport. */
import { failed, ok } from '@sintonia/contracts';
import { type AdTransport, MAX_ANSWER_BYTES } from '../decision/ad-transport.ts';
import type { ReadMedia } from '../read-media.ts';
import { DEMO_AD_ORIGIN, type DemoAdServer } from './demo-ad-server.ts';

export interface InProcessTransportOptions {
  server: DemoAdServer;
  readMedia: ReadMedia;
  /** Transport for all other addresses. */
  network: AdTransport;
}

const EVENT_PATH = '/ads/demo/event/';

export function createInProcessTransport({ server, readMedia, network }: InProcessTransportOptions): AdTransport {
  async function textAt({ pathname, searchParams }: URL): Promise<string | null> {
    if (pathname === '/ads/demo/vmap') return server.vmap(searchParams, DEMO_AD_ORIGIN);
    if (pathname === '/ads/demo/vast') return server.vast(searchParams, DEMO_AD_ORIGIN);
    return readMedia(pathname);
  }
  return {
    read: async (url, signal) => {
      if (url.origin !== DEMO_AD_ORIGIN) return network.read(url, signal);
      const text = await textAt(url);
      if (text === null) return failed('unreachable');
      return text.length > MAX_ANSWER_BYTES ? failed('tooLarge') : ok({ text, url });
    },
    ping: (url) => {
      if (url.origin !== DEMO_AD_ORIGIN) return network.ping(url);
      if (url.pathname.startsWith(EVENT_PATH))
        server.event(url.pathname.slice(EVENT_PATH.length), url.searchParams.get('campaign'));
    },
  };
}

/** Converts addresses of the demo ad server into paths from the site's root, for browsers. */
export const asSeenByBrowser = (url: URL): string =>
  url.origin === DEMO_AD_ORIGIN ? url.pathname + url.search : url.href;
