/** A feed as a tree. DOCTYPE has no effect, entities cannot be defined, nesting is limited. */
import { escapeMarkup } from '@sintonia/contracts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ImportError } from '../import-errors.ts';

export interface XmlNode {
  /** Own text, without that of children. */
  text: string;
  attribute(name: string): string | null;
  children(...names: string[]): XmlNode[];
  /** The first child found, tried in the order of the names. */
  child(...names: string[]): XmlNode | null;
  /** Text of that child; empty if missing. */
  textOf(...names: string[]): string;
  /** Line in the file, from 1. */
  line: number;
}

const DEEPEST = 60;
const AT = '@';
const TEXT = '#text';
const PLACE = XMLParser.getMetaDataSymbol() as symbol; // cast: declared as the wrapper type

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: AT,
  textNodeName: TEXT,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: DEEPEST,
  captureMetaData: true,
  alwaysCreateTextNode: true,
  // Whitespace between a word and an element belongs to the text.
  trimValues: false,
});

type Raw = Record<string | symbol, unknown>;

/** The root element with its name. Throws `ImportError`. */
export function readXml(document: string, where: string): { name: string; root: XmlNode } {
  const text = withoutCdata(withoutDoctype(document.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), where));
  const checked = XMLValidator.validate(text, { allowBooleanAttributes: true });
  if (checked !== true) throw new ImportError('notXml', where, checked.err.line, checked.err.msg);
  let tree: Raw;
  try {
    tree = parser.parse(text) as Raw; // cast: declared as any
  } catch (error) {
    throw new ImportError('notXml', where, 1, error instanceof Error ? error.message : String(error));
  }
  const [name] = Object.keys(tree).filter((key) => key !== TEXT);
  const raw = name === undefined ? undefined : tree[name];
  if (name === undefined || !isRaw(raw)) throw new ImportError('notXml', where, 1, 'it has no root element');
  return { name, root: toNode(raw, createLines(text)) };
}

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Blanks a DTD reference in place, as XMLTV files have one; refuses a DTD with definitions. Similar text further on is
 * content.
 */
function withoutDoctype(text: string, where: string): string {
  let at = 0;
  for (;;) {
    at += /^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0;
    const ending = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : null;
    if (ending === null) break;
    const end = text.indexOf(ending, at);
    if (end < 0) return text;
    at = end + ending.length;
  }
  if (!/^<!doctype/i.test(text.slice(at, at + 9))) return text;
  const end = text.indexOf('>', at);
  const declaration = text.slice(at, end < 0 ? undefined : end);
  if (end < 0 || declaration.includes('[')) throw new ImportError('entities', where);
  return `${text.slice(0, at)}${declaration.replace(/[^\n]/g, ' ')} ${text.slice(end + 1)}`;
}

const OPENS = '<![CDATA[';
const CLOSES = ']]>';

/**
 * Converts CDATA sections into escaped text: the parser would keep them apart from the surrounding text and lose order
 * and whitespace. Line numbers are preserved.
 */
function withoutCdata(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const opens = text.indexOf(OPENS, at);
    const comment = text.indexOf('<!--', at);
    if (opens < 0) break;
    if (comment >= 0 && comment < opens) {
      const end = text.indexOf('-->', comment + 4);
      if (end < 0) break;
      parts.push(text.slice(at, end + 3));
      at = end + 3;
      continue;
    }
    const closes = text.indexOf(CLOSES, opens + OPENS.length);
    if (closes < 0) break;
    parts.push(text.slice(at, opens), escapeMarkup(text.slice(opens + OPENS.length, closes)));
    at = closes + CLOSES.length;
  }
  return parts.join('') + text.slice(at);
}

/** Line number of a character. */
function createLines(text: string): (index: number) => number {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
  return (index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < index) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

function toNode(raw: Raw, lineOf: (index: number) => number): XmlNode {
  const children = (...names: string[]) =>
    names
      .flatMap((name) => [Object.hasOwn(raw, name) ? raw[name] : []].flat().filter(isRaw))
      .map((one) => toNode(one, lineOf));
  const child = (...names: string[]) => {
    for (const name of names) {
      const [first] = children(name);
      if (first) return first;
    }
    return null;
  };
  const place = raw[PLACE] as { startIndex?: number } | undefined; // cast: set by the parser
  return {
    text: decoded(String(raw[TEXT] ?? '')).trim(),
    attribute: (name) => {
      const value = Object.hasOwn(raw, AT + name) ? raw[AT + name] : undefined;
      return typeof value === 'string' ? decoded(value).trim() : null;
    },
    children,
    child,
    textOf: (...names) => child(...names)?.text ?? '',
    line: lineOf(place?.startIndex ?? 0),
  };
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The predefined XML entities and numeric ones; others stay for the HTML parser. */
const decoded = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });
