/** Builds XML from values, so that no text can end its element. */

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string | number | null>>;
  children: readonly (XmlElement | string)[];
}

/** An attribute with value null is omitted. */
export const element = (
  name: string,
  attributes: XmlElement['attributes'] = {},
  ...children: XmlElement['children']
): XmlElement => ({ name, attributes, children });

export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;

function written({ name, attributes, children }: XmlElement): string {
  const listed = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([attribute, value]) => ` ${attribute}="${escaped(String(value))}"`)
    .join('');
  if (children.length === 0) return `<${name}${listed}/>`;
  return `<${name}${listed}>${children.map((child) => (typeof child === 'string' ? escaped(child) : written(child))).join('')}</${name}>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Removes characters that XML 1.0 cannot contain (§ 2.2). */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are the characters to remove
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
