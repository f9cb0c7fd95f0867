/** People now by page, title, channel and source. Pure. */
import type { LiveNow } from '@sintonia/contracts';
import type { LiveSource } from './live-source.ts';

const TOP = 10;
/** Maximum number of channels; a foreign client may invent names. */
const MAX_CHANNELS = 50;

/** A playback session of main content. */
export interface Watching {
  atMs: number;
  /** Without a heartbeat for this long, the session no longer counts. */
  forMs: number;
  hasEnded: boolean;
  viewer: string;
  videoId: string;
  name: string;
  channel: string;
  isLive: boolean;
}

export const pagesOf = (pages: readonly { pageName: string; path: string }[]): LiveNow['pages'] =>
  largest(Map.groupBy(pages, ({ pageName }) => pageName)).map(([pageName, [first, ...others]]) => ({
    pageName,
    path: first.path,
    visitors: others.length + 1,
  }));

export const videosOf = (sessions: readonly Watching[]): LiveNow['videos'] =>
  largest(Map.groupBy(sessions, ({ videoId }) => videoId)).map(([videoId, of]) => ({
    videoId,
    name: of[0].name,
    viewers: viewersOf(of),
  }));

export const channelsOf = (sessions: readonly Watching[]): LiveNow['channels'] => {
  const named = sessions.filter(({ channel }) => channel !== '');
  return largest(
    Map.groupBy(named, ({ channel }) => channel),
    MAX_CHANNELS,
  ).map(([channel, of]) => ({
    channel,
    viewers: viewersOf(of),
    liveViewers: viewersOf(of.filter(({ isLive }) => isLive)),
  }));
};

/** @param sources one for each visitor */
export const sourcesOf = (sources: readonly LiveSource[]): LiveNow['sources'] =>
  largest(Map.groupBy(sources, ({ kind, host }) => `${kind} ${host}`)).map(([, [first, ...others]]) => ({
    kind: first.kind,
    host: first.host,
    visitors: others.length + 1,
  }));

const viewersOf = (sessions: readonly Watching[]): number => new Set(sessions.map(({ viewer }) => viewer)).size;

/** Largest groups first, then by name, for a stable order. */
function largest<V>(groups: Map<string, V[]>, most = TOP): [string, [V, ...V[]]][] {
  return ([...groups] as [string, [V, ...V[]]][]) // cast: groupBy creates no empty group
    .sort(([nameA, a], [nameB, b]) => b.length - a.length || nameA.localeCompare(nameB))
    .slice(0, most);
}
