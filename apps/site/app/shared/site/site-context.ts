import type { SiteRequest } from '@sintonia/contracts';
import { createContext } from 'react-router';

/** Request data from the server; loaders and actions read it. */
export const siteContext = createContext<SiteRequest>();
