import { type RefObject, useCallback, useRef } from 'react';
import { FROM_MEMORY } from './request.ts';
import { whenIdle } from './shared-requests.ts';

/**
 * When a query of less urgency is sent, so that what is in view is answered first. Rejects when the signal is aborted;
 * answers from memory do not wait.
 */
export type Turn = (signal: AbortSignal) => Promise<void>;

/** When no other request is pending. */
export const afterOthers: Turn = async (signal) => {
  if (signal !== FROM_MEMORY) await whenIdle(signal);
};

/** Never: for a query that is not complete yet, until its signal is aborted. */
export const notYet: Turn = (signal) =>
  new Promise((_, reject) => {
    if (signal === FROM_MEMORY) reject();
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/**
 * For a part that may be below the window: when it is in view, or no other request is pending.
 *
 * @returns a ref for the part's element, and its turn
 */
export function useTurn<E extends Element>(): [RefObject<E | null>, Turn] {
  const ref = useRef<E>(null);
  const turn = useCallback<Turn>((signal) => {
    if (signal === FROM_MEMORY) return Promise.resolve();
    const settled = new AbortController();
    const either = AbortSignal.any([signal, settled.signal]);
    return Promise.race([whenIdle(either), inView(ref.current, either)]).finally(() => settled.abort());
  }, []);
  return [ref, turn];
}

/** Never settles without an element. */
function inView(element: Element | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  });
}
