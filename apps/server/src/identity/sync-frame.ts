/**
 * The ID-sync frame (I-03; docs/wire/identity.md § 5): a page that clients embed and post partner syncs to, so that
 * those run outside the visited page. It calls them as images, only on hosts that the operator named; none by default.
 */
import { createHash } from 'node:crypto';

/** The frame's only script: its hash is in the policy. Plain JavaScript for any browser. */
const SCRIPT = `(() => {
  const PREFIX = '---destpub-combined---';
  const MAX_CHARACTERS = 20000;
  const MAX_SYNCS = 50;
  const hosts = new Set(document.documentElement.dataset.hosts.split(' '));
  const fired = new Set();
  const decoded = (text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return '';
    }
  };
  const embedder = decoded(location.hash.slice(1));
  const fire = (address) => {
    const text = decoded(address);
    if (!/^(https:)?\\/\\//.test(text) || !URL.canParse(text, 'https://x')) return;
    const url = new URL(text, 'https://x');
    if (!hosts.has(url.host) || url.username !== '' || fired.has(url.href) || fired.size >= MAX_SYNCS) return;
    fired.add(url.href);
    new Image().src = url.href;
  };
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== embedder || typeof data !== 'string') return;
    if (!data.startsWith(PREFIX) || data.length > MAX_CHARACTERS) return;
    for (const sync of data.slice(PREFIX.length).split('%01')) {
      const [kind, , tag, addresses = ''] = sync.split('|');
      if (kind === 'ibs' && tag === 'img') for (const address of addresses.split(',')) fire(address);
    }
  });
})();`;

const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

export interface SyncFrame {
  html: string;
  contentSecurityPolicy: string;
}

/** @param hosts allowed hosts as `host` or `host:port`, validated by the configuration */
export function createSyncFrame(hosts: readonly string[]): SyncFrame {
  const images = hosts.length > 0 ? hosts.map((host) => `https://${host}`).join(' ') : "'none'";
  return {
    html:
      `<!doctype html><html lang="en" data-hosts="${hosts.join(' ')}"><meta charset="utf-8">` +
      `<title>ID sync</title><script>${SCRIPT}</script></html>`,
    contentSecurityPolicy: [
      "default-src 'none'",
      `script-src 'sha256-${SCRIPT_HASH}'`,
      `img-src ${images}`,
      "base-uri 'none'",
      "form-action 'none'",
      // Clients post to the frame's own origin, which a sandbox without `allow-same-origin` would remove.
      'sandbox allow-scripts allow-same-origin',
      // Measured sites embed it, and it contains nothing worth protecting from them.
      'frame-ancestors *',
    ].join('; '),
  };
}
