import type { ElementAction } from './element-action.ts';
import { pageNonce } from './page-nonce.ts';

/** P-02: a style of ours in the page's head; gives how to take it away. */
export function addStyle(id: string, css: string, className?: string): () => void {
  const style = document.createElement('style');
  style.id = id;
  style.nonce = pageNonce();
  if (className) style.className = className;
  style.textContent = css;
  document.head.append(style);
  return () => style.remove();
}

/** Hides what the actions are about to change, until it is changed or given up. */
export function hideTargets(actions: readonly ElementAction[]): () => void {
  const selectors = [...new Set(actions.flatMap(({ cssSelector }) => cssSelector ?? []))];
  // One rule each: a selector that the browser cannot read would take the others with it.
  const shown = selectors.map((selector, i) =>
    addStyle(`at-${i}`, `${selector} {opacity: 0 !important}`, 'at-flicker-control'),
  );
  return () => {
    for (const show of shown) show();
  };
}
