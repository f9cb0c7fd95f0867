import type { ImportedMedia } from '../import-fields.ts';
import { parseDuration } from './parse-duration.ts';
import { plainText } from './plain-text.ts';
import type { XmlNode } from './xml-node.ts';

/** Podlove Simple Chapters 1.2; chapters out of order or beyond the end are dropped. */
export function chaptersOf(item: XmlNode, lengthS: number): ImportedMedia['chapters'] {
  const starts = (item.child('psc:chapters')?.children('psc:chapter') ?? [])
    .map((chapter) => ({
      title: plainText(chapter.attribute('title') ?? ''),
      startS: parseDuration(chapter.attribute('start') ?? ''),
    }))
    .filter(({ title, startS }, at, all) => title && startS < lengthS && startS > (all[at - 1]?.startS ?? -1));
  return starts.map(({ title, startS }, at) => ({
    title,
    startS,
    lengthS: (starts[at + 1]?.startS ?? lengthS) - startS,
  }));
}
