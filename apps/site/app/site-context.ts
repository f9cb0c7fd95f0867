import type { SiteRequest } from '@sintonia/contracts';
import { createContext } from 'react-router';

/** What the server handed over with this request; loaders and actions read it. */
export const siteContext = createContext<SiteRequest>();
