/** The product's own format (docs/import.md), version 1: absolute times, media by address. */
import { z } from 'zod';
import { ImportError } from '../import-errors.ts';
import type { ItemKind } from '../import-item.ts';
import { toBlocks } from './html-text.ts';
import { createCollector, type ReadFeed } from './read-feed.ts';

const FORMAT = 'sintonia-catalogue';
const VERSION = 1;

const List = z.array(z.unknown()).optional();
/** List entries are parsed one by one. */
const Frame = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  broadcaster: z.unknown().optional(),
  sections: List,
  channels: List,
  programmes: List,
  stories: List,
  schedule: List,
});

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Throws `ImportError` for anything but a catalogue of this version. */
export function readCatalogueJson(json: unknown, where: string): ReadFeed {
  const { version } = fieldsOf(json);
  if (fieldsOf(json).format !== FORMAT) throw new ImportError('unknown', where);
  if (version !== VERSION) throw new ImportError('version', where, textOf(version) || '?');
  const frame = Frame.safeParse(json);
  if (!frame.success) throw new ImportError('badCatalogue', where, z.prettifyError(frame.error));
  const { broadcaster, sections, channels, programmes, stories, schedule } = frame.data;
  const { items, refused, unread, take, refuse } = createCollector(where);

  const readKeyed = (
    kind: ItemKind,
    value: unknown,
    at: string,
    keyField: 'id' | 'slug',
    document: Fields,
  ): boolean => {
    const fields = fieldsOf(value);
    const key = textOf(fields[keyField]);
    const identity = { kind, key, at, title: textOf(fields.title ?? fields.name) || '(no title)' };
    if (key) return take({ ...identity, document });
    refuse(identity, `it has no ${keyField}`);
    return false;
  };

  if (broadcaster !== undefined) {
    const title = textOf(fieldsOf(broadcaster).name);
    take({ kind: 'broadcaster', key: 'broadcaster', at: 'broadcaster', title, document: broadcaster });
  }
  for (const [kind, list, name] of [
    ['section', sections, 'sections'],
    ['channel', channels, 'channels'],
  ] as const)
    for (const [at, value] of (list ?? []).entries()) readKeyed(kind, value, `${name}[${at}]`, 'slug', fieldsOf(value));
  for (const [at, value] of (programmes ?? []).entries()) {
    const { seasons, ...programme } = fieldsOf(value);
    const place = `programmes[${at}]`;
    if (!readKeyed('programme', value, place, 'slug', programme)) continue;
    for (const [s, season] of listOf(seasons).entries()) {
      const { number, episodes } = fieldsOf(season);
      for (const [e, episode] of listOf(episodes).entries())
        readKeyed('episode', episode, `${place}.seasons[${s}].episodes[${e}]`, 'id', {
          ...fieldsOf(episode),
          programme: programme.slug,
          season: number,
        });
    }
  }
  for (const [at, value] of (stories ?? []).entries()) {
    const { section, html, body, ...story } = fieldsOf(value);
    readKeyed('story', value, `stories[${at}]`, 'id', {
      ...story,
      sections: [section],
      body: typeof html === 'string' ? toBlocks(html) : body,
    });
  }
  for (const [at, value] of (schedule ?? []).entries()) {
    const { channel, ...broadcast } = fieldsOf(value);
    const title = textOf(broadcast.title) || '(no title)';
    const key = `${textOf(channel)} ${textOf(broadcast.startsAt)}`;
    const document = { ...broadcast, channels: [channel] };
    take({ kind: 'broadcast', key, at: `schedule[${at}]`, title, document });
  }

  const covers: ItemKind[] = [];
  if (sections) covers.push('section');
  if (channels) covers.push('channel');
  if (programmes) covers.push('programme', 'episode');
  if (stories) covers.push('story');
  if (schedule) covers.push('broadcast');
  return { kind: 'catalogue', source: 'catalogue', items, refused, unread, covers };
}
