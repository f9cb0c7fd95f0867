/** Stores stories in this browser on request, and deletes them again. */
import { isStoryPath, MAX_STORED, OFFLINE_CACHE, type OfflineStory } from './offline-story.ts';
import workerAddress from './service-worker.ts?worker&url';

/** False where the browser lacks the APIs, and on insecure origins. */
export const canSaveOffline = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

/** Read-only: checking stores nothing in the browser. */
export const isSavingOffline = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration('/')) !== undefined;

/** Registers the worker of this build; the browser replaces that of an earlier build. */
export async function startSavingOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerAddress, { scope: '/' });
  await registration.navigationPreload?.enable().catch(() => undefined); // not active yet: the worker enables it when it activates
}

/** Removes the worker and everything stored. */
export async function stopSavingOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await Promise.all([registration?.unregister(), caches.delete(OFFLINE_CACHE)]);
}

/**
 * Stores text and picture, newest last; beyond `MAX_STORED` the oldest are deleted with their pictures. A re-read story
 * replaces its stored copy in one step, so that it stays available on a slow network.
 */
export async function saveStory(story: OfflineStory): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE);
  if (story.picture) await cache.add(story.picture.source).catch(() => undefined); // readable without its picture
  await cache.put(story.path, Response.json(story));
  const stored = (await cache.keys()).filter(({ url }) => isStoryPath(new URL(url).pathname));
  for (const request of stored.slice(0, -MAX_STORED)) {
    const old: OfflineStory | undefined = await (await cache.match(request))?.json();
    await Promise.all([cache.delete(request), old?.picture && cache.delete(old.picture.source)]);
  }
}
