import { createRoot, type Root } from 'react-dom/client';

/**
 * An element beside the page whose shadow root has its own style, so that styles stay separate.
 *
 * @returns the root to render into, and how to remove it
 */
export function mountInShadow(document: Document, name: string, style: string): { root: Root; remove: () => void } {
  const host = document.createElement(name);
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
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
