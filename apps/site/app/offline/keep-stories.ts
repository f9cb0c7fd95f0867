/** Keeps stories in this browser for who asked for it, and takes them away again. */
import { isStoryPath, KEPT_CACHE, type KeptStory, MAX_STORED } from './kept-story.ts';
import workerAddress from './service-worker.ts?worker&url';

/** False where browsers have none, and on origins without encryption. */
export const canKeep = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Reads only: nothing is kept in a browser to know that nothing is. */
export const isKeeping = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration('/')) !== undefined;

/** Registers the worker of this build; the browser replaces the one of an earlier build. */
export async function beginKeeping(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress, { scope: '/' });
  await registration.navigationPreload?.enable().catch(() => undefined); // not active yet: it does that itself
}

/** Nothing stays: neither the worker nor what was kept. */
export async function endKeeping(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await Promise.all([registration?.unregister(), caches.delete(KEPT_CACHE)]);
}

/**
 * Text and picture, the newest last; past `MAX_STORED` the oldest go, each with its picture. A story that is read again
 * takes the place of what was kept of it in one step: at no moment, however bad the network, is it not there.
 */
export async function keepStory(story: KeptStory): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  if (story.picture) await cache.add(story.picture.source).catch(() => undefined); // readable without
  await cache.put(story.path, Response.json(story));
  const kept = (await cache.keys()).filter(({ url }) => isStoryPath(new URL(url).pathname));
  for (const request of kept.slice(0, -MAX_STORED)) {
    const old: KeptStory | undefined = await (await cache.match(request))?.json();
    await Promise.all([cache.delete(request), old?.picture && cache.delete(old.picture.source)]);
  }
}
