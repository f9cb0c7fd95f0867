import { decodeValue } from '@sintonia/wire';

/**
 * The page's own cookies. Values are percent-encoded when written and decoded when read. Cookies that the browser does
 * not keep, as in a third-party frame, last as long as the page.
 */
export interface CookieJar {
  read(name: string): string | undefined;
  /** Without a lifetime the cookie ends with the browser session. */
  write(name: string, value: string, lifetimeS?: number): void;
  remove(name: string): void;
  names(): string[];
}

/** Every domain on which a cookie of this host may be set; the empty one is the host's own. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.slice(0, -1).map((_, i) => `;domain=${labels.slice(i).join('.')}`)];
}

export function documentCookies({ document, location }: Pick<Window, 'document' | 'location'>): CookieJar {
  /**
   * The cookies while the current script runs: each read of `document.cookie` asks another process, and only the
   * running script changes what it would answer.
   */
  let known: readonly (readonly string[])[] | undefined;
  const forget = () => {
    known = undefined;
  };
  const pairs = () => {
    if (!known) queueMicrotask(forget);
    known ??= document.cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
    return known;
  };
  const write = (text: string) => {
    document.cookie = `${text};path=/;samesite=lax${location.protocol === 'https:' ? ';secure' : ''}`;
    forget();
  };
  const unstored = new Map<string, string>();
  const names = () => pairs().map(([name = '']) => name);
  return {
    read: (name) => {
      const found = pairs().find(([given]) => given === name)?.[1];
      return found === undefined ? unstored.get(name) : decodeValue(found);
    },
    write: (name, value, lifetimeS) => {
      const encoded = encodeURIComponent(value);
      const before = pairs();
      const isKept = names().includes(name);
      write(`${name}=${encoded}${lifetimeS === undefined ? '' : `;max-age=${lifetimeS}`}`);
      if (isKept)
        known = [[name, encoded], ...before]; // a browser that keeps the cookie keeps its new value
      else if (!names().includes(name)) unstored.set(name, value);
    },
    remove: (name) => {
      unstored.delete(name);
      for (const domain of domainsOf(location.hostname)) write(`${name}=;max-age=0${domain}`);
    },
    names: () => [...names(), ...unstored.keys()],
  };
}
