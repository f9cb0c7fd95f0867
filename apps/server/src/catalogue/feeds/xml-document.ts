import { XMLBuilder } from 'fast-xml-parser';

/** Elements by name: text, a number, children, or several of the same name. Attributes begin with `@`. */
export interface XmlTree {
  readonly [name: string]: string | number | undefined | XmlTree | readonly (string | XmlTree)[];
}

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  format: true,
  suppressEmptyNode: true,
});

/** Characters that XML 1.0 § 2.2 forbids, even when escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are the characters to remove
const NOT_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Serialises a document in UTF-8; texts are escaped here. */
export const xmlDocument = (tree: XmlTree): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(tree).toWellFormed().replace(NOT_CHARACTERS, '')}`;
