/** State of the catalogue during an import run. */
import type { Catalogue } from '../catalogue.ts';
import { FIRST_IMPORTED_ID } from './import-fields.ts';
import type { ImportContext } from './resolved-item.ts';
import { isOfKind, itemName, type StoredItem } from './stored-item.ts';
import { freeSlug, isTakenPath } from './to-slug.ts';
import { replaced } from './with-imported.ts';

/**
 * The context is computed lazily: by the first access, all kinds that an item can refer to have been read.
 * @param now everything imported, including the run so far
 */
export function createImportContext(
  base: Catalogue | null,
  now: ReadonlyMap<string, StoredItem>,
  source: string,
): ImportContext & { nextPosition(): number } {
  const present = () => [...now.values()].filter(({ isRemoved }) => !isRemoved);
  const sections = once(() => replaced(base?.sections ?? [], present().filter(isOfKind('section')).map(documentOf)));
  const channels = once(() => replaced(base?.channels ?? [], present().filter(isOfKind('channel')).map(documentOf)));
  const programmes = once(() => {
    const imported = present().filter(isOfKind('programme'));
    return new Set([
      ...(base?.programmes ?? []).map(({ slug }) => slug),
      ...imported.map(({ document }) => document.programme.slug),
    ]);
  });
  // Removed programmes too: they keep their addresses.
  const taken = once(
    () =>
      new Set([
        ...(base?.programmes ?? []).map(({ slug }) => slug),
        ...[...now.values()].filter(isOfKind('programme')).map(({ document }) => document.programme.slug),
      ]),
  );
  const numbers = once(() => lastNumbers(base, [...now.values()]));
  const all = [...now.values()];
  let lastId = all.reduce((highest, { id }) => Math.max(highest, id ?? 0), FIRST_IMPORTED_ID - 1);
  let lastPosition = all.reduce((highest, { position }) => Math.max(highest, position), 0);
  const broadcaster = once(() => present().filter(isOfKind('broadcaster')).at(-1)?.document ?? base?.broadcaster);

  return {
    get sections() {
      return sections();
    },
    get channels() {
      return channels();
    },
    programmeByKey: (key) => {
      const item = now.get(itemName({ kind: 'programme', source, key }));
      return item?.kind === 'programme' ? item.document.programme.slug : undefined;
    },
    hasProgramme: (slug) => programmes().has(slug),
    freeProgrammeSlug: (slug) => {
      const free = freeSlug(slug, (one) => taken().has(one) || isTakenPath(one));
      taken().add(free);
      return free;
    },
    nextId: () => ++lastId,
    nextNumber: (programme, season) => {
      const name = `${programme} ${season}`;
      const next = (numbers().get(name) ?? 0) + 1;
      numbers().set(name, next);
      return next;
    },
    nextPosition: () => ++lastPosition,
    get broadcaster() {
      return { tv: broadcaster()?.tv ?? '', radio: broadcaster()?.radio ?? '' };
    },
  };
}

const documentOf = <D>({ document }: { document: D }): D => document;

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** By `programme season`. */
function lastNumbers(base: Catalogue | null, items: readonly StoredItem[]): Map<string, number> {
  const last = new Map<string, number>();
  const count = ({ programme, season, number }: { programme: string; season: number; number: number }) => {
    const name = `${programme} ${season}`;
    last.set(name, Math.max(last.get(name) ?? 0, number));
  };
  for (const programme of base?.programmes ?? []) for (const { episodes } of programme.seasons) episodes.forEach(count);
  for (const { document } of items.filter(isOfKind('episode'))) count(document.episode);
  return last;
}
