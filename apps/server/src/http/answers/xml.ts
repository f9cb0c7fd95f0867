/** Builds XML from values, so that no text can end its element. */
import { escapeMarkup } from '@sintonia/contracts';

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
    .map(([attribute, value]) => ` ${attribute}="${escapeMarkup(String(value))}"`)
    .join('');
  if (children.length === 0) return `<${name}${listed}/>`;
  return `<${name}${listed}>${children.map((child) => (typeof child === 'string' ? escapeMarkup(child) : written(child))).join('')}</${name}>`;
}
