/**
 * Answers a page that nobody else answers: the story itself where it was kept, else which ones were. It looks at
 * navigations alone: beacons, playlists, media and everything else pass by it untouched.
 */

import { OFFLINE_POLICY, offlinePage, savedStoryPage } from './offline-document.ts';
import { isStoryPath, OFFLINE_CACHE, OFFLINE_CACHE_PREFIX, type OfflineStory } from './offline-story.ts';

/** Who opens a kept story waits no longer than this for a newer one: in a tunnel nothing fails, nothing comes either. */
const TIMEOUT_MS = 6_000;
/** Pages of other parts of the server. */
const NOT_PAGES = /^\/(?:estudi|studio|api|tag|media|live|hb|b|assets|ads|compte|participa|baixa)(?:\/|$)/;

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  /** The browser asks while the worker starts; undefined where it does not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Asked) => void): void;
}
const scope = self as unknown as Scope; // cast: the compiler takes this file for a page's

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || NOT_PAGES.test(new URL(url).pathname)) return;
  event.respondWith(answer(event));
});

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHE_PREFIX) && name !== OFFLINE_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

async function answer({ request, preloadResponse }: Asked): Promise<Response> {
  const network = preloadResponse.then((early) => early ?? fetch(request));
  network.catch(() => undefined); // may fail after its answer is no longer waited for
  const stored = await readOffline(new URL(request.url).pathname);
  try {
    return await (stored ? within(network, TIMEOUT_MS) : network);
  } catch {
    const page = stored ? savedStoryPage(stored, await pictureOf(stored)) : offlinePage(await offlineStories());
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': OFFLINE_POLICY };
    return new Response(page, { headers });
  }
}

const within = <T>(promise: Promise<T>, timeoutMs: number): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('nobody answered in time')), timeoutMs)),
  ]);

async function readOffline(pathname: string): Promise<OfflineStory | null> {
  if (!isStoryPath(pathname) || !(await caches.has(OFFLINE_CACHE))) return null;
  const answered = await (await caches.open(OFFLINE_CACHE)).match(pathname);
  return answered ? answered.json() : null;
}

async function offlineStories(): Promise<OfflineStory[]> {
  const cache = await caches.open(OFFLINE_CACHE);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const stories = await Promise.all(paths.map(readOffline));
  return stories.filter((story) => story !== null);
}

/** As a data URL, so that the page needs nothing besides itself. */
async function pictureOf({ picture }: OfflineStory): Promise<string | null> {
  const answered = picture && (await (await caches.open(OFFLINE_CACHE)).match(picture.source));
  if (!answered) return null;
  const bytes = new Uint8Array(await answered.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${answered.headers.get('content-type')};base64,${btoa(binary)}`;
}
