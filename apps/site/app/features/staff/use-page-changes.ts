import { useEffect, useState } from 'react';

type Observe = (onChange: () => void) => () => void;

/** Counts changes, at most one per frame. @param observe the same function on every render; returns its end */
function useChanges(observe: Observe): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    let frame = 0;
    const end = observe(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setChanges((before) => before + 1);
      });
    });
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, [observe]);
  return changes;
}

/** Changes of the page below the tools: navigation, and elements that appear or move. */
export const usePageChanges = (): number => useChanges(observePage);

/** Changes of the part of the page that is in view. */
export const useViewChanges = (): number => useChanges(observeView);

const observePage: Observe = (onChange) => {
  const observer = new MutationObserver(onChange);
  // Attributes that move things; progress bars and clocks of the page change others all the time.
  observer.observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ['open', 'hidden', 'class', 'href'],
  });
  const resized = new ResizeObserver(onChange);
  resized.observe(document.body);
  return () => {
    observer.disconnect();
    resized.disconnect();
  };
};

const observeView: Observe = (onChange) => {
  const options = { passive: true, capture: true };
  window.addEventListener('scroll', onChange, options);
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange, options);
    window.removeEventListener('resize', onChange);
  };
};
