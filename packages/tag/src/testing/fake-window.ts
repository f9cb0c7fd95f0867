/** A fake window for tests, with cookies, requests and events that can be inspected. */

export interface SentRequest {
  readonly how: 'image' | 'get' | 'getWithoutCookies' | 'post' | 'beacon';
  readonly url: string;
  readonly body?: string;
}

export interface FakeWindow {
  readonly window: Window & typeof globalThis;
  readonly sent: SentRequest[];
  /** Cookies by name, values as written. */
  readonly cookies: Map<string, string>;
  /** Full text of every cookie written. */
  readonly cookieWrites: string[];
  fire(type: string, event?: object): void;
  goTo(url: string): void;
}

export interface FakeAnswers {
  /** Body for a GET with credentials; undefined drops the connection. */
  identity?(url: URL): string | undefined;
  /** Images settle only while this is true. */
  areImagesAnswered?(): boolean;
}

/** Stores entries as own properties, as browsers do. */
const fakeStorage = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });

export function fakeWindow(
  address: string,
  cookies: Record<string, string> = {},
  answers: FakeAnswers = {},
): FakeWindow {
  const sent: SentRequest[] = [];
  const jar = new Map(Object.entries(cookies));
  const cookieWrites: string[] = [];
  const listeners: [string, (event: object) => void][] = [];
  const addEventListener = (
    type: string,
    listener: (event: object) => void,
    { signal }: AddEventListenerOptions = {},
  ) => {
    const entry: (typeof listeners)[number] = [type, listener];
    listeners.push(entry);
    signal?.addEventListener('abort', () => listeners.splice(listeners.indexOf(entry), 1));
  };
  const fire = (type: string, event: object = {}) => {
    for (const [at, listener] of listeners) if (at === type) listener(event);
  };
  const locationOf = (url: string) => {
    const { href, hostname, protocol, search, pathname } = new URL(url);
    return { href, hostname, protocol, search, pathname };
  };
  const howOf = ({ method, credentials, body }: RequestInit): SentRequest['how'] =>
    method === 'POST' ? (body === undefined ? 'beacon' : 'post') : credentials === 'omit' ? 'getWithoutCookies' : 'get';

  const fake = {
    location: locationOf(address),
    innerWidth: 1280,
    innerHeight: 720,
    screen: { width: 1440, height: 900, colorDepth: 24 },
    setTimeout,
    clearTimeout,
    setInterval: (call: () => void, ms: number) => setInterval(call, ms),
    addEventListener,
    URL,
    String,
    CustomEvent,
    sessionStorage: fakeStorage(),
    localStorage: fakeStorage(),
    document: {
      referrer: 'https://www.cercadors.example/?q=secret',
      readyState: 'loading',
      addEventListener,
      dispatchEvent: (event: CustomEvent) => fire(event.type, event),
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        cookieWrites.push(text);
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        if (text.includes('max-age=0')) jar.delete(name);
        else jar.set(name, value);
      },
    },
    Image: class {
      onload: (() => void) | undefined;
      set src(url: string) {
        sent.push({ how: 'image', url });
        if (answers.areImagesAnswered?.() ?? true) queueMicrotask(() => this.onload?.());
      }
    },
    fetch: async (url: string, options: RequestInit) => {
      sent.push({ how: howOf(options), url, ...(typeof options.body === 'string' && { body: options.body }) });
      const body = options.credentials === 'omit' ? '' : answers.identity?.(new URL(url));
      if (body === undefined) throw new TypeError('Failed to fetch');
      return { ok: true, status: 200, text: async () => body };
    },
  };
  return {
    window: fake as unknown as Window & typeof globalThis, // cast: the members that the tag uses
    sent,
    cookies: jar,
    cookieWrites,
    fire,
    goTo: (url) => {
      fake.location = locationOf(url);
    },
  };
}
