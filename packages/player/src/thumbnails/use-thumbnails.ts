import { useCallback, useRef, useState } from 'react';
import { parseThumbnails, type Thumbnail } from './thumbnail.ts';

const NONE: readonly Thumbnail[] = [];

/**
 * Preview pictures of a medium (V-05), loaded when somebody first hovers over the bar. Without them the bar shows only
 * the time.
 */
export function useThumbnails(address: string | null) {
  const [thumbnails, set] = useState(NONE);
  const isRequested = useRef(false);
  const load = useCallback(() => {
    if (isRequested.current || !address) return;
    isRequested.current = true;
    fetch(address)
      .then(async (answer) => set(answer.ok ? parseThumbnails(await answer.text(), answer.url) : NONE))
      .catch(() => (isRequested.current = false));
  }, [address]);
  return [thumbnails, load] as const;
}
