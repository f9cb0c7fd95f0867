/** W-07, W-14: the catalogue and its search as they are now; both are replaced together, while the server runs. */
import type { CatalogueReader, SiteSearch } from '@sintonia/contracts';
import type { Catalogue } from './catalogue.ts';
import { heldMedia, type IsHeld } from './held-media.ts';
import { mediaOriginsOf } from './origins-of.ts';
import { nextReleaseMs, releasedCatalogue } from './released-catalogue.ts';

export interface LiveCatalogue {
  /** Always reads the newest catalogue, without what is dated later than now, whoever holds it and however long. */
  reader: CatalogueReader;
  search: SiteSearch;
  /** When the next embargo ends, in ms; Infinity without one. */
  nextReleaseMs(): number;
  /** Where, besides our own origin, its media are. */
  mediaOrigins(): readonly string[];
  /** Whether a file below `/media/` is under embargo. */
  isHeld: IsHeld;
  /** Reads what is stored again; what is shown stays as it is when that throws. */
  reload(): Promise<void>;
  /** Calls back when what is shown has changed: an import came, or an embargo ended. */
  onChange(onEvent: () => void): void;
  /** Ends the waiting for embargoes. */
  stop(): void;
}

export interface Opened {
  /** With what is still under embargo. */
  catalogue: Catalogue;
  readerOf(released: Catalogue): CatalogueReader;
  search: SiteSearch;
}

/** A longer wait is made of several: clocks are set, and Node's timers end at 24.8 days. */
const LONGEST_WAIT_MS = 60 * 60_000;

export async function createLiveCatalogue(open: () => Promise<Opened>, nowMs: () => number): Promise<LiveCatalogue> {
  const show = (opened: Opened) => {
    const atMs = nowMs();
    const released = releasedCatalogue(opened.catalogue, atMs);
    return {
      opened,
      reader: opened.readerOf(released),
      origins: mediaOriginsOf(released),
      isHeld: heldMedia(opened.catalogue, released),
      untilMs: nextReleaseMs(opened.catalogue, atMs),
    };
  };
  const listeners: (() => void)[] = [];
  let shown = show(await open());
  let timer: NodeJS.Timeout | undefined;

  const replace = (opened: Opened) => {
    shown = show(opened);
    wait();
    for (const onEvent of listeners) onEvent();
  };
  const current = () => {
    if (nowMs() >= shown.untilMs) replace(shown.opened);
    return shown;
  };
  // Kept pages do not read the catalogue: somebody must notice when an embargo ends.
  const wait = () => {
    clearTimeout(timer);
    if (shown.untilMs === Number.POSITIVE_INFINITY) return;
    const ms = Math.min(Math.max(shown.untilMs - nowMs(), 1), LONGEST_WAIT_MS);
    timer = setTimeout(() => {
      if (nowMs() >= shown.untilMs) replace(shown.opened);
      else wait();
    }, ms).unref();
  };
  wait();

  return {
    reader: handingOn(() => current().reader),
    search: handingOn(() => shown.opened.search),
    nextReleaseMs: () => current().untilMs,
    mediaOrigins: () => current().origins,
    isHeld: (path) => current().isHeld(path),
    reload: async () => replace(await open()),
    onChange: (onEvent) => {
      listeners.push(onEvent);
    },
    stop: () => clearTimeout(timer),
  };
}

/** An object whose methods are those of the newest one. */
const handingOn = <T extends object>(newest: () => T): T =>
  new Proxy({} as T, { get: (_, name) => Reflect.get(newest(), name) }); // cast: it answers as the newest does
