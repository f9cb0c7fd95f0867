import { useEffect, useState } from 'react';

/** Counts changes of the page below the tools: navigation, and what appears or moves. At most one per frame. */
export function usePageChanges(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let frame = 0;
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setChanges((before) => before + 1);
      });
    };
    const observer = new MutationObserver(later);
    // Attributes that move things; progress bars and clocks of the page change others all the time.
    observer.observe(document.documentElement, {
      childList: true,
      subtree: true,
      attributeFilter: ['open', 'hidden', 'class', 'href'],
    });
    const resized = new ResizeObserver(later);
    resized.observe(document.body);
    const options = { passive: true, capture: true };
    window.addEventListener('scroll', later, options);
    window.addEventListener('resize', later);
    return () => {
      observer.disconnect();
      resized.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later, options);
      window.removeEventListener('resize', later);
    };
  }, []);
  return changes;
}
