/**
 * Answers a navigation when the network fails: the saved story, or the list of saved ones. Only navigations: beacons,
 * playlists, media and other requests are not intercepted.
 */

import { OFFLINE_POLICY, offlinePage, savedStoryPage } from './offline-document.ts';
import { isStoryPath, OFFLINE_CACHE, OFFLINE_CACHE_PREFIX, type OfflineStory } from './offline-story.ts';

/** Longest wait for a newer version of a saved story: a connection without coverage neither fails nor answers. */
const TIMEOUT_MS = 6_000;
/** Paths of other parts of the server. */
const NOT_PAGES = /^\/(?:estudi|studio|api|tag|media|live|hb|b|assets|ads|compte|participa|baixa)(?:\/|$)/;

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends Lasting {
  readonly request: Request;
  /** The browser's navigation preload during worker start-up; undefined when disabled. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}
const scope = self as unknown as Scope; // cast: the compiler assumes a page's global scope

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

async function answer({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const network = preloadResponse.then((early) => early ?? fetch(request));
  network.catch(() => undefined); // may fail after the timeout
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

/** As a data URL, so that the page needs no other request. */
async function pictureOf({ picture }: OfflineStory): Promise<string | null> {
  const answered = picture && (await (await caches.open(OFFLINE_CACHE)).match(picture.source));
  if (!answered) return null;
  const bytes = new Uint8Array(await answered.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${answered.headers.get('content-type')};base64,${btoa(binary)}`;
}
