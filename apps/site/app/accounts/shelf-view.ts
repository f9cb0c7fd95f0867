import type { KeptPlace, SavedItem, SiteRequest } from '@sintonia/contracts';
import { episodePath, storyPath } from '@sintonia/contracts/site-paths';
import { type Moment, shortMoment } from '../dates/local-time.ts';
import { type PictureView, pictureView } from '../pictures/picture-view.ts';

/** An episode or a story on one of the visitor's own lists. */
export interface ShelfItemView {
  /** `episode-1001`. */
  key: string;
  kind: 'video' | 'audio' | 'story';
  path: string;
  /** Programme, or what the story belongs to. */
  source: string;
  title: string;
  picture: PictureView | null;
  /** Seconds; 0 for a story. */
  lengthS: number;
  /** When it was put on the list. */
  at: Moment;
}

/** An episode that was begun. */
export interface WatchedView extends ShelfItemView {
  /** Seconds from the start; `null`: seen to the end. */
  positionS: number | null;
}

type On = Pick<SiteRequest, 'catalogue' | 'now'>;

/** Null for what is no longer published. */
async function itemView({ kind, id, atMs }: SavedItem, { catalogue, now }: On): Promise<ShelfItemView | null> {
  const { timeZone } = catalogue.broadcaster();
  const common = { key: `${kind}-${id}`, at: shortMoment(new Date(atMs).toISOString(), now, timeZone) };
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
  return (await Promise.all(saved.map((item) => itemView(item, site)))).filter(isThere);
}

export async function watchedViews(places: readonly KeptPlace[], site: On): Promise<WatchedView[]> {
  const views = places.map(async ({ episode, atMs, positionS }): Promise<WatchedView | null> => {
    const view = await itemView({ kind: 'episode', id: episode, atMs }, site);
    return view && { ...view, positionS };
  });
  return (await Promise.all(views)).filter(isThere);
}

/** Those one can go on with. */
export const unfinished = (watched: readonly WatchedView[]): WatchedView[] =>
  watched.filter(({ positionS }) => positionS !== null);
