/** Detects the format of a text by its content, then parses it. */
import { ImportError } from '../import-errors.ts';
import { readCatalogueJson } from './read-catalogue-json.ts';
import { readEpisodes } from './read-episodes.ts';
import type { FeedKind, FeedOptions, ReadFeed } from './read-feed.ts';
import { readSchedule } from './read-schedule.ts';
import { readStories } from './read-stories.ts';
import { mediaKind } from './rss-media.ts';
import { readXml, type XmlNode } from './xml-node.ts';

export interface ReadOptions extends FeedOptions {
  /** Format chosen by the operator; null detects it. */
  kind: FeedKind | null;
}

/** Throws `ImportError` if the text cannot be parsed. Pure. */
export function readFeedText(text: string, options: ReadOptions, where: string): ReadFeed {
  const { kind } = options;
  if (/^\s*[{[]/.test(text)) {
    if (kind !== null && kind !== 'catalogue') throw new ImportError('notThatKind', where, kind, 'JSON');
    return readCatalogueJson(parseJson(text, where), where);
  }
  const { name, root } = readXml(text, where);
  if (name === 'tv') {
    if (kind !== null && kind !== 'schedule') throw new ImportError('notThatKind', where, kind, 'XMLTV');
    return readSchedule(root, options, where);
  }
  const channel = name === 'rss' ? root.child('channel') : null;
  if (!channel) throw new ImportError('unknown', where);
  if (kind === 'catalogue' || kind === 'schedule') throw new ImportError('notThatKind', where, kind, 'RSS');
  const is = kind ?? kindOfRss(channel);
  return is === 'stories' ? readStories(channel, options, where) : readEpisodes(channel, is, options, where);
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError('notJson', where, error instanceof Error ? error.message.slice(0, 200) : String(error));
  }
}

/** Kind of the majority of items: one without media does not turn a podcast into news. */
function kindOfRss(channel: XmlNode): 'stories' | 'videos' | 'podcast' {
  const kinds = channel.children('item').map(mediaKind);
  const share = (kind: 'video' | 'audio') => kinds.filter((one) => one === kind).length / kinds.length;
  if (share('audio') > 0.5) return 'podcast';
  return share('video') > 0.5 ? 'videos' : 'stories';
}
