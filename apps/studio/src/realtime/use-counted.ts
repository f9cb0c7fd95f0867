import { useEffect, useRef, useState } from 'react';

/** Shorter than the second between two figures. */
const COUNT_MS = 700;

/** A figure that counts to its new value instead of jumping there; at once with reduced motion or in a hidden page. */
export function useCounted(value: number | null): number | null {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    const isStill = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (value === null || start === null || isStill || Math.abs(value - start) <= 1) {
      from.current = value;
      setShown(value);
      return;
    }
    const beganMs = performance.now();
    let frame = requestAnimationFrame(function count(atMs) {
      const part = Math.min(1, Math.max(0, (atMs - beganMs) / COUNT_MS));
      from.current = Math.round(start + (value - start) * part);
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
}
