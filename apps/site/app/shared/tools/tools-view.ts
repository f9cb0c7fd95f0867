import type { SiteRequest } from '@sintonia/contracts';
import { type Network, networksFor } from './networks.ts';

/** Tools of a page. */
export interface ToolsView {
  /** `episode-1001`, `story-3001`: key that «per més tard» stores. */
  item: string;
  title: string;
  /** Absolute canonical address. */
  address: string;
  networks: Network[];
  /** Path of its file; null without a file or without the right to it. */
  download: string | null;
}

type Shown = Pick<ToolsView, 'item' | 'title' | 'download'> & { path: string };

export function toolsView({ item, title, path, download }: Shown, { origin }: Pick<SiteRequest, 'origin'>): ToolsView {
  const address = origin + path;
  return { item, title, address, networks: networksFor(address, title), download };
}

/** Path of an episode's file; the server checks the right again. */
export const downloadPath = (episode: number): string => `/baixa/${episode}`;
