/** XML of ad servers, read so that it can neither grow, nor read files, nor take long. */
import { failed, ok, type Result } from '@sintonia/contracts';
import { DOMParser, type Document, type Element } from '@xmldom/xmldom';

/** Elements inside one another. VAST needs about ten. */
const DEPTH = 40;
/** Tags in all: VAST has some hundreds, and these take some 50 ms, during which the server does nothing else. */
const TAGS = 6000;
/** Characters of one tag with its attributes: long ones take time that grows with their square. */
const TAG_CHARACTERS = 8192;

export function parseAdDocument(text: string): Result<Document, 'notXml' | 'entities'> {
  const start = text.indexOf('<');
  if (start === -1) return failed('notXml');
  const excess = excessOf(text);
  if (excess) return failed(excess);
  try {
    const document = new DOMParser({
      locator: false,
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    }).parseFromString(text.slice(start), 'text/xml');
    return document.documentElement ? ok(document) : failed('notXml');
  } catch {
    return failed('notXml');
  }
}

/**
 * What makes a text unfit to be parsed at all; null when nothing does. Before the parser, in one pass: its own time and
 * memory are what is to be saved.
 */
function excessOf(text: string): 'notXml' | 'entities' | null {
  let depth = 0;
  let tags = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const opaque = OPAQUE.find(({ opens }) => text.startsWith(opens, at));
    if (opaque) {
      const end = text.indexOf(opaque.ends, at + opaque.opens.length);
      if (end === -1) return 'notXml';
      at = end + opaque.ends.length;
      continue;
    }
    // A document type: no ad needs one.
    if (text[at + 1] === '!') return 'entities';
    const end = endOfTag(text, at);
    tags += 1;
    if (text[at + 1] === '/') depth -= 1;
    else if (text[end - 1] !== '/') depth += 1;
    if (end === -1 || tags > TAGS || depth > DEPTH) return 'notXml';
    at = end + 1;
  }
  return null;
}

/** Markup that may hold anything. */
const OPAQUE = [
  { opens: '<![CDATA[', ends: ']]>' },
  { opens: '<!--', ends: '-->' },
  { opens: '<?', ends: '?>' },
] as const;

/** Where its `>` stands, those in attribute values aside; -1 when it ends too late. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < from + TAG_CHARACTERS && at < text.length; at++) {
    const letter = text[at] ?? '';
    if (quote) quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
  }
  return -1;
}

/** Child elements of that name, whatever their prefix. */
export const elementsNamed = (parent: Element, name: string): Element[] =>
  Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1 && localName(node) === name);

const localName = ({ nodeName }: { nodeName: string }): string => nodeName.slice(nodeName.indexOf(':') + 1);

export const rootName = (document: Document): string =>
  document.documentElement ? localName(document.documentElement) : '';
