import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePrinting } from '../design/use-printing.ts';

/** Between the margins of an A4 sheet. */
const PAPER_PX = 680;

/** Width in pixels, so that text in a drawing keeps its size in any window and on paper. 0 before the first measurement. */
export function useWidth<E extends Element>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, usePrinting() ? Math.min(width, PAPER_PX) : width];
}
