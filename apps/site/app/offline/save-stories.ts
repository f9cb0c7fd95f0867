/** Keeps stories in this browser for who asked for it, and takes them away again. */
import { isStoryPath, MAX_STORED, OFFLINE_CACHE, type OfflineStory } from './offline-story.ts';
import workerAddress from './service-worker.ts?worker&url';

/** False where browsers have none, and on origins without encryption. */
export const canSaveOffline = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Reads only: nothing is kept in a browser to know that nothing is. */
export const isSavingOffline = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration('/')) !== undefined;

/** Registers the worker of this build; the browser replaces the one of an earlier build. */
export async function startSavingOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress, { scope: '/' });
  await registration.navigationPreload?.enable().catch(() => undefined); // not active yet: it does that itself
}

/** Nothing stays: neither the worker nor what was kept. */
export async function stopSavingOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await Promise.all([registration?.unregister(), caches.delete(OFFLINE_CACHE)]);
}

/**
 * Text and picture, the newest last; past `MAX_STORED` the oldest go, each with its picture. A story that is read again
 * takes the place of what was kept of it in one step: at no moment, however bad the network, is it not there.
 */
export async function saveStory(story: OfflineStory): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  if (story.picture) await cache.add(story.picture.source).catch(() => undefined); // readable without
  await cache.put(story.path, Response.json(story));
  const stored = (await cache.keys()).filter(({ url }) => isStoryPath(new URL(url).pathname));
  for (const request of stored.slice(0, -MAX_STORED)) {
    const old: OfflineStory | undefined = await (await cache.match(request))?.json();
    await Promise.all([cache.delete(request), old?.picture && cache.delete(old.picture.source)]);
  }
}
