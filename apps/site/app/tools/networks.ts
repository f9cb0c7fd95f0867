/** Where a page can be shared, as links that work by themselves (W-09). Nothing is asked of a network before one chooses it. */

export interface Network {
  /** `xarxaAccioContingut` (§ 7). */
  id: string;
  name: string;
  href: string;
}

type Compose = (address: string, text: string) => string;

const query = (base: string, fields: Record<string, string>): string =>
  // A space is %20: some of them show the plus sign.
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

/** Who comes back through a shared link is counted to it: external campaign `compartit-…` (T-04). */
export const sharedAddress = (address: string, id: string): string => `${address}?ext=compartit-${id}`;

/** @param address absolute, canonical */
export const networksFor = (address: string, text: string): Network[] =>
  NETWORKS.map(({ id, name, compose }) => ({ id, name, href: compose(sharedAddress(address, id), text) }));
