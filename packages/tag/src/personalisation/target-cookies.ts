import type { TargetSettings } from './target-settings.ts';

/** Second-level labels before a country code: `example.com.au` is one domain. */
const GENERIC = /^(?:com|org|net|co|gov|edu|ac|gob)$/;

/** Domain of the cookies: the host's last two or three labels; the host itself for an IP address. */
export function cookieDomain(host: string): string {
  if (/^[\d.]+$|:/.test(host)) return '';
  const labels = host.split('.');
  return labels.slice(GENERIC.test(labels.at(-2) ?? '') ? -3 : -2).join('.');
}

/** Cookies of personalisation (docs/wire/delivery.md § 7). Nothing is written before `open`. */
export interface TargetCookies {
  /** False when the browser blocks cookies. */
  open(): boolean;
  read(name: string): string | undefined;
  write(name: string, value: string, lifetimeMs: number): void;
  /** Ids that have not expired. */
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
