import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that is fetched when it is needed; without a connection, once that is back. What `lazy` itself fails
 * with it keeps, and the page around it goes with it: for who only pressed a button in a tunnel.
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
