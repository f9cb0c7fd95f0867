import * as build from 'virtual:react-router/server-build';
import type { HandleSiteRequest } from '@sintonia/contracts';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { fullAddress } from './app/full-address.ts';
import { siteContext } from './app/shared/site/site-context.ts';

// cast: the build sets basename even without one, which exact optional types refuse
const handle = createRequestHandler(build as ServerBuild, 'production');

/** The whole website as one function: the server passes what a request may read (contracts `SiteRequest`). */
export const handleSiteRequest: HandleSiteRequest = async (request, site) => {
  const moved = fullAddress(request);
  if (moved) return moved;
  const context = new RouterContextProvider();
  context.set(siteContext, site);
  return handle(request, context);
};
