/** A feed as a tree. DOCTYPE has no effect, entities cannot be defined, nesting is limited. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ImportError } from '../import-errors.ts';
import { withoutCdata, withoutDoctype } from './without-doctype.ts';
import { createLines } from './xml-lines.ts';

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

const MAX_DEPTH = 60;
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
  maxNestedTags: MAX_DEPTH,
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
