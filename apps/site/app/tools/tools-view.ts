import type { SiteRequest } from '@sintonia/contracts';
import { type Network, networksFor } from './networks.ts';

/** What can be done with a page. */
export interface ToolsView {
  /** `episode-1001`, `story-3001`: what «per més tard» keeps. */
  item: string;
  title: string;
  /** Absolute, canonical. */
  address: string;
  networks: Network[];
  /** Path of its file; null where there is none, or no right to it. */
  download: string | null;
}

type Shown = Pick<ToolsView, 'item' | 'title' | 'download'> & { path: string };

export function toolsView({ item, title, path, download }: Shown, { origin }: Pick<SiteRequest, 'origin'>): ToolsView {
  const address = origin + path;
  return { item, title, address, networks: networksFor(address, title), download };
}

/** Where the file of an episode is; the server looks at the right to it once more. */
export const downloadPath = (episode: number): string => `/baixa/${episode}`;
