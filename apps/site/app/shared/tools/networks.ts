/** Share links of a page, without JavaScript (W-09). No network receives a request before the visitor chooses it. */

export interface Network {
  /** `xarxaAccioContingut` (§ 7). */
  id: string;
  name: string;
  href: string;
}

type Compose = (address: string, text: string) => string;

const query = (base: string, fields: Record<string, string>): string =>
  // A space is %20: some networks show the plus sign.
  `${base}?${new URLSearchParams(fields).toString().replaceAll('+', '%20')}`;

const NETWORKS: readonly { id: string; name: string; compose: Compose }[] = [
  { id: 'whatsapp', name: 'WhatsApp', compose: (url, text) => query('https://wa.me/', { text: `${text} ${url}` }) },
  { id: 'telegram', name: 'Telegram', compose: (url, text) => query('https://t.me/share/url', { url, text }) },
  {
    id: 'bluesky',
    name: 'Bluesky',
    compose: (url, text) => query('https://bsky.app/intent/compose', { text: `${text} ${url}` }),
  },
  {
    id: 'mastodon',
    name: 'Mastodon',
    compose: (url, text) => query('https://share.joinmastodon.org/', { text: `${text} ${url}` }).replace('?', '#'),
  },
  { id: 'x', name: 'X', compose: (url, text) => query('https://x.com/intent/post', { url, text }) },
  { id: 'facebook', name: 'Facebook', compose: (u) => query('https://www.facebook.com/sharer/sharer.php', { u }) },
  {
    id: 'correu',
    name: 'Correu',
    compose: (url, text) => query('mailto:', { subject: text, body: `${text}\n\n${url}` }),
  },
];

/** Visits through a shared link are attributed to it: external campaign `compartit-…` (T-04). */
export const sharedAddress = (address: string, id: string): string => `${address}?ext=compartit-${id}`;

/** @param address absolute, canonical */
export const networksFor = (address: string, text: string): Network[] =>
  NETWORKS.map(({ id, name, compose }) => ({ id, name, href: compose(sharedAddress(address, id), text) }));
