import type { TargetSettings } from './target-settings.ts';

/** Labels that stand before a country's: `example.com.au` is one domain. */
const GENERIC = /^(?:com|org|net|co|gov|edu|ac|gob)$/;

/** Domain that cookies are set for: the host's last two labels or three; the host itself where it is an address. */
export function cookieDomain(host: string): string {
  if (/^[\d.]+$|:/.test(host)) return '';
  const labels = host.split('.');
  return labels.slice(GENERIC.test(labels.at(-2) ?? '') ? -3 : -2).join('.');
}

/** What personalisation keeps in the browser (docs/wire/delivery.md § 7). Nothing is written before `open`. */
export interface TargetCookies {
  /** False when the browser keeps no cookie. */
  open(): boolean;
  read(name: string): string | undefined;
  write(name: string, value: string, lifetimeMs: number): void;
  /** Ids that are still valid. */
  ids(): { session?: string; PC?: string };
  storeIds(session: string, device: string): void;
}

export function createTargetCookies(
  { document, location }: Pick<Window, 'document' | 'location'>,
  settings: TargetSettings,
): TargetCookies {
  const domain = settings.cookieDomain || cookieDomain(location.hostname);
  const secure = location.protocol === 'https:' ? ';secure' : '';
  const set = (name: string, value: string, more: string) => {
    document.cookie = `${name}=${value}${more};path=/;samesite=lax${secure}${domain.includes('.') ? `;domain=${domain}` : ''}`;
  };
  const read = (name: string) =>
    document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const write = (name: string, value: string, lifetimeMs: number) =>
    set(name, value, `;max-age=${Math.round(lifetimeMs / 1000)}`);
  return {
    open: () => {
      if (!read('at_check')) set('at_check', 'true', '');
      return read('at_check') === 'true';
    },
    read,
    write,
    ids: () => {
      const ids: Record<string, string> = {};
      for (const entry of (read('mbox') ?? '').split('|')) {
        const [name = '', value = '', untilS] = entry.split('#');
        if (Number(untilS) > Date.now() / 1000) ids[name] = value;
      }
      return ids;
    },
    storeIds: (session, device) => {
      const nowS = Math.round(Date.now() / 1000);
      const { sessionIdLifetime, deviceIdLifetime } = settings;
      const entry = (name: string, value: string, lifetimeMs: number) =>
        value ? [`${name}#${value}#${nowS + Math.round(lifetimeMs / 1000)}`] : [];
      const entries = [...entry('session', session, sessionIdLifetime), ...entry('PC', device, deviceIdLifetime)];
      write('mbox', entries.join('|'), device ? deviceIdLifetime : sessionIdLifetime);
      const [, edge] = /\.(\d+)_/.exec(device) ?? [];
      if (edge) write('mboxEdgeCluster', edge, settings.overrideMboxEdgeServerTimeout);
    },
  };
}
