/** An element of a document of an ad server, and the ways to read it. Pure. */

export interface AdElement {
  /** Local name, without the prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly AdElement[];
  /** Its own text, without that of its children. */
  text: string;
}

/** Child elements of that name. */
export const childrenNamed = (parent: AdElement | undefined, name: string): AdElement[] =>
  parent?.children.filter((child) => child.name === name) ?? [];

/** The first element at the end of a path of names. */
export const childAt = (parent: AdElement | undefined, ...path: string[]): AdElement | undefined =>
  path.reduce<AdElement | undefined>((at, name) => at?.children.find((child) => child.name === name), parent);

/** Text of the first child of that name; empty if missing. */
export const textAt = (parent: AdElement | undefined, ...path: string[]): string =>
  childAt(parent, ...path)?.text.trim() ?? '';
