/**
 * Parses XML of ad servers in one pass, in time linear in its length. Supports only the five predefined entities, reads
 * no files, and limits the number of elements, their depth and the length of a tag.
 */
import { failed, ok, type Result } from '@sintonia/contracts';
import type { AdElement } from './ad-element.ts';
import { decoded } from './xml-entities.ts';
import { endOfTag, open, readTag } from './xml-tag.ts';

/** Maximum nesting. VAST needs about ten levels. */
const MAX_DEPTH = 40;
/** Maximum number of elements. VAST has some hundreds. */
const MAX_ELEMENTS = 6000;

export type UnreadableDocument = 'notXml' | 'entities';

/** @returns the root element */
export function readAdDocument(text: string): Result<AdElement, UnreadableDocument> {
  const root = open('', new Map());
  const path = [root];
  let elements = 0;
  let at = text.indexOf('<');
  while (at !== -1) {
    const parent = path.at(-1) ?? root;
    const opaque = OPAQUE.find(({ opens }) => text.startsWith(opens, at));
    if (opaque) {
      const from = at + opaque.opens.length;
      const end = text.indexOf(opaque.ends, from);
      if (end === -1) return failed('notXml');
      if (opaque.isText) parent.text += text.slice(from, end);
      at = end + opaque.ends.length;
    } else if (text[at + 1] === '!') {
      return failed('entities'); // a document type: ads do not need it
    } else {
      const end = endOfTag(text, at);
      if (end === -1) return failed('notXml');
      if (text[at + 1] === '/') {
        const closed = path.pop();
        if (closed === root || closed?.tag !== text.slice(at + 2, end).trim()) return failed('notXml');
      } else {
        const isWhole = text[end - 1] === '/';
        const tag = readTag(text.slice(at + 1, isWhole ? end - 1 : end));
        elements += 1;
        if (!tag || elements > MAX_ELEMENTS || path.length > MAX_DEPTH) return failed('notXml');
        parent.children.push(tag);
        if (!isWhole) path.push(tag);
      }
      at = end + 1;
    }
    const next = text.indexOf('<', at);
    const characters = decoded(text.slice(at, next === -1 ? text.length : next));
    if (characters === null) return failed('notXml');
    (path.at(-1) ?? root).text += characters;
    at = next;
  }
  const [document, ...more] = root.children;
  return path.length === 1 && document && more.length === 0 ? ok(document) : failed('notXml');
}

/** Comments, CDATA and processing instructions, which may contain anything. */
const OPAQUE = [
  { opens: '<![CDATA[', ends: ']]>', isText: true },
  { opens: '<!--', ends: '-->', isText: false },
  { opens: '<?', ends: '?>', isText: false },
] as const;
