import { element, writeXml, type XmlElement } from '../../http/answers/xml.ts';

/** Elements by name: text, a number, children, or several of the same name. Attributes begin with `@`. */
export interface XmlTree {
  readonly [name: string]: XmlValue | undefined | readonly XmlValue[];
}
type XmlValue = string | number | XmlTree;

/** The document with this single root; texts are escaped here. */
export function xmlDocument(tree: XmlTree): string {
  const [root] = elementsOf(tree);
  if (!root) throw new TypeError('an XML document has a root');
  return writeXml(root);
}

const elementsOf = (tree: XmlTree): XmlElement[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    name.startsWith('@') || name === '#text' || value === undefined
      ? []
      : [value].flat().map((one) => elementOf(name, one)),
  );

function elementOf(name: string, value: XmlValue): XmlElement {
  if (typeof value !== 'object') return element(name, {}, ...(value === '' ? [] : [String(value)]));
  const attributes = Object.entries(value).filter(([key]) => key.startsWith('@'));
  const text = value['#text'];
  return element(
    name,
    Object.fromEntries(
      attributes.map(([key, attribute]) => [key.slice(1), attribute === undefined ? null : String(attribute)]),
    ),
    ...(text === undefined ? [] : [String(text)]),
    ...elementsOf(value),
  );
}
