import type { Tag } from '@sintonia/tag';
import { createContext, useContext } from 'react';

/** Measurement of this browser; `null` during server rendering. */
export const TagContext = createContext<Tag | null>(null);
export const useTag = (): Tag | null => useContext(TagContext);
