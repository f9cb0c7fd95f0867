import type { Tag } from '@sintonia/tag';
import { createContext, useContext } from 'react';

/** The measurement of this browser; `null` while the server renders. */
export const TagContext = createContext<Tag | null>(null);
export const useTag = (): Tag | null => useContext(TagContext);
