/** Imports the built website by path: the server depends only on the type `HandleSiteRequest`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HandleSiteRequest } from '@sintonia/contracts';
import { SiteError } from './site-errors.ts';

export interface BuiltSite {
  handle: HandleSiteRequest;
  /** Directory of static files. */
  clientDir: string;
}

/** @param buildDir build output of `apps/site`; throws `SiteError` if missing */
export async function loadSite(buildDir: string): Promise<BuiltSite> {
  const clientDir = join(buildDir, 'client');
  const entry = join(buildDir, 'server', 'index.js');
  for (const path of [clientDir, entry]) if (!existsSync(path)) throw new SiteError('notBuilt', path);
  const built: unknown = await import(pathToFileURL(entry).href);
  if (!exportsHandler(built)) throw new SiteError('notASite', entry);
  return { handle: built.handleSiteRequest, clientDir };
}

const exportsHandler = (built: unknown): built is { handleSiteRequest: HandleSiteRequest } =>
  typeof built === 'object' &&
  built !== null &&
  'handleSiteRequest' in built &&
  typeof built.handleSiteRequest === 'function';
