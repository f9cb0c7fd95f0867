import type { ElementAction } from './element-action.ts';
import { pageNonce } from './page-nonce.ts';

/** P-02: adds a style to the page's head; returns a function that removes it. */
export function addStyle(id: string, css: string, className?: string): () => void {
  const style = document.createElement('style');
  style.id = id;
  style.nonce = pageNonce();
  if (className) style.className = className;
  style.textContent = css;
  document.head.append(style);
  return () => style.remove();
}

/** Hides the targets of actions until they are changed or abandoned. */
export function hideTargets(actions: readonly ElementAction[]): () => void {
  const selectors = [...new Set(actions.flatMap(({ cssSelector }) => cssSelector ?? []))];
  // One rule each: an invalid selector would invalidate the others.
  const shown = selectors.map((selector, i) =>
    addStyle(`at-${i}`, `${selector} {opacity: 0 !important}`, 'at-flicker-control'),
  );
  return () => {
    for (const show of shown) show();
  };
}
