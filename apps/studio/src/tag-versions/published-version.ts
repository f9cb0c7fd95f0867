/** A published version of the tag as the studio reads it: its rules, data elements and property, by their names. */
import type { VendorNames } from '@sintonia/wire/rule-words';

export interface PublishedAction {
  readonly name: string;
  run(occurrence: unknown, ports: unknown): unknown;
}

export interface PublishedRule {
  readonly name: string;
  readonly events: readonly string[];
  readonly conditions?: readonly { readonly name: string }[];
  readonly actions: readonly PublishedAction[];
  readonly isPostponed?: boolean | undefined;
}

/** T-03. */
export interface PublishedElement {
  readonly scope?: string | undefined;
  readonly whenMissing?: unknown;
  readonly isCleaned?: boolean | undefined;
  readonly isLowerCase?: boolean | undefined;
}

/** T-06: the configuration that a version contains, as its property has it. */
export interface PublishedProperty {
  readonly vendors?: VendorNames | undefined;
  readonly [setting: string]: unknown;
}

export interface PublishedVersion {
  readonly property: PublishedProperty;
  readonly rules: readonly PublishedRule[];
  /** Null for a version that does not name its data elements. */
  readonly elements: Readonly<Record<string, PublishedElement>> | null;
}

/** What `library.js` exports (`demo/rules/library.ts`). */
interface LibraryModule {
  rules?: Pick<PublishedVersion, 'property' | 'rules'>;
  elements?: Readonly<Record<string, PublishedElement>>;
}

/** A version never changes, so it is read once. */
const read = new Map<string, Promise<PublishedVersion | null>>();

async function importVersion(path: string): Promise<PublishedVersion | null> {
  const { rules, elements = null } = (await import(/* @vite-ignore */ path)) as LibraryModule; // cast: its exports
  return rules ? { property: rules.property, rules: rules.rules, elements } : null;
}

/** Rejects while it cannot be loaded; null for a version that exports no rules. */
export function readVersion(property: string, version: string): Promise<PublishedVersion | null> {
  const path = `/tag/${property}/v/${version}/library.js`;
  const known = read.get(path);
  if (known) return known;
  const reading = importVersion(path);
  read.set(path, reading);
  reading.catch(() => read.delete(path));
  return reading;
}
