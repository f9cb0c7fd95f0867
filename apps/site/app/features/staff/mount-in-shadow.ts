import { createRoot, type Root } from 'react-dom/client';
import { openShadow } from './open-shadow.ts';

/**
 * An element beside the page, with a style of its own.
 *
 * @returns the root to render into, and how to remove it
 */
export function mountInShadow(document: Document, name: string, style: string): { root: Root; remove: () => void } {
  const { host, shadow } = openShadow(document, name, style);
  document.documentElement.append(host);
  const root = createRoot(shadow);
  return {
    root,
    remove: () => {
      root.unmount();
      host.remove();
    },
  };
}
