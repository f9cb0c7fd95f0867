import { type RefObject, useCallback, useRef } from 'react';
import { type ContentMedia, contentMedia } from './events/content-media.ts';

/** The element as its content sees it, created on first use. */
export function useContent(element: RefObject<HTMLMediaElement | null>): () => ContentMedia | null {
  const made = useRef<ContentMedia | null>(null);
  return useCallback(() => {
    if (element.current) made.current ??= contentMedia(element.current);
    return made.current;
  }, [element]);
}
