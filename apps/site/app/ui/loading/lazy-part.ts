import { type ComponentType, lazy } from 'react';

/**
 * Part of a page that loads on demand; without a connection, as soon as it returns. `React.lazy` caches a failure and
 * breaks the page around it, for example when a visitor presses a button in a tunnel.
 */
export const lazyPart = <P extends object>(fetchPart: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await whenConnected(fetchPart) }));

async function whenConnected<T>(fetchPart: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetchPart();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
