import type { PlaybackPosition, SavedItem, SiteRequest } from '@sintonia/contracts';
import { episodePath, storyPath } from '@sintonia/contracts/site-paths';
import { type DateText, shortDateText } from '../../ui/dates/local-time.ts';
import { type PictureView, pictureView } from '../../ui/pictures/picture-view.ts';

/** An episode or a story on one of the visitor's own lists. */
export interface ShelfItemView {
  /** `episode-1001`, `programme-cims`: key under which the list stores it. */
  key: string;
  kind: 'video' | 'audio' | 'story';
  path: string;
  /** Programme of an episode, section of a story. */
  source: string;
  title: string;
  picture: PictureView | null;
  /** Seconds; 0 for a story. */
  lengthS: number;
  /** When it was added to the list; for a followed programme, when its newest episode was broadcast. */
  at: DateText;
}

/** An episode that was started. */
export interface WatchedView extends ShelfItemView {
  /** Seconds from the start; `null` when watched to the end. */
  positionS: number | null;
}

type On = Pick<SiteRequest, 'catalogue' | 'now'>;
type StoredItem = Exclude<SavedItem, { kind: 'programme' }>;

/** Null for an item that is no longer published. */
async function itemView({ kind, id, atMs }: StoredItem, { catalogue, now }: On): Promise<ShelfItemView | null> {
  const { timeZone } = catalogue.broadcaster();
  const common = { key: `${kind}-${id}`, at: shortDateText(new Date(atMs).toISOString(), now, timeZone) };
  if (kind === 'story') {
    const page = await catalogue.story(id);
    if (!page.ok) return null;
    const { story, section } = page.value;
    const picture = pictureView(story.picture, catalogue.artwork());
    return { ...common, kind, path: storyPath(story), source: section.name, title: story.title, picture, lengthS: 0 };
  }
  const page = await catalogue.episode(id);
  if (!page.ok) return null;
  const { episode, programme, clip } = page.value;
  return {
    ...common,
    kind: programme.kind,
    path: episodePath(programme.kind, id),
    source: programme.title,
    title: episode.title,
    picture: pictureView(episode.picture, catalogue.artwork()),
    lengthS: clip.lengthS,
  };
}

const isThere = <T>(item: T | null): item is T => item !== null;

export async function savedViews(saved: readonly SavedItem[], site: On): Promise<ShelfItemView[]> {
  const stored = saved.flatMap((item) => (item.kind === 'programme' ? [] : [itemView(item, site)]));
  return (await Promise.all(stored)).filter(isThere);
}

/** The programmes that a visitor follows, each as its newest episode, most recent broadcast first. */
export async function followedViews(saved: readonly SavedItem[], site: On): Promise<ShelfItemView[]> {
  const followed = await Promise.all(
    saved.flatMap(({ kind, id }) => (kind === 'programme' ? [newestView(id, site)] : [])),
  );
  return followed.filter(isThere).sort((a, b) => b.at.iso.localeCompare(a.at.iso));
}

async function newestView(slug: string, site: On): Promise<ShelfItemView | null> {
  const page = await site.catalogue.programme(slug);
  const [newest] = page.ok ? page.value.episodes.toSorted((a, b) => b.broadcastAt.localeCompare(a.broadcastAt)) : [];
  if (!newest) return null;
  const view = await itemView({ kind: 'episode', id: newest.id, atMs: Date.parse(newest.broadcastAt) }, site);
  return view && { ...view, key: `programme-${slug}` };
}

/** Items that the visitor has not started. */
export const notBegun = (items: readonly ShelfItemView[], watched: readonly WatchedView[]): ShelfItemView[] => {
  const begun = new Set(watched.map(({ path }) => path));
  return items.filter(({ path }) => !begun.has(path));
};

export async function watchedViews(places: readonly PlaybackPosition[], site: On): Promise<WatchedView[]> {
  const views = places.map(async ({ episode, atMs, positionS }): Promise<WatchedView | null> => {
    const view = await itemView({ kind: 'episode', id: episode, atMs }, site);
    return view && { ...view, positionS };
  });
  return (await Promise.all(views)).filter(isThere);
}

/** Items that the visitor can resume. */
export const unfinished = (watched: readonly WatchedView[]): WatchedView[] =>
  watched.filter(({ positionS }) => positionS !== null);
