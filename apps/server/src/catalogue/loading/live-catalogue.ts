/** W-07, W-14: the current catalogue and its search; both are replaced together while the server runs. */
import { type CatalogueReader, HOUR_MS, type SiteSearch } from '@sintonia/contracts';
import type { Catalogue } from '../catalogue.ts';
import { embargoedMedia, type IsEmbargoed } from '../embargo/embargoed-media.ts';
import { nextReleaseMs, releasedCatalogue } from '../embargo/released-catalogue.ts';
import { mediaOriginsOf } from './origins-of.ts';

export interface LiveCatalogue {
  /** Always reads the newest catalogue without items under embargo, however long a caller holds it. */
  reader: CatalogueReader;
  search: SiteSearch;
  /** End of the next embargo, epoch milliseconds; Infinity without one. */
  nextReleaseMs(): number;
  /** Other origins that host its media. */
  mediaOrigins(): readonly string[];
  /** Whether a file below `/media/` is under embargo. */
  isEmbargoed: IsEmbargoed;
  /** Reloads from the store; on an error the current catalogue stays. */
  reload(): Promise<void>;
  /** Called when the visible catalogue has changed: after an import, or at the end of an embargo. */
  onChange(onEvent: () => void): void;
  /** Stops the timers of embargoes. */
  stop(): void;
}

export interface Opened {
  /** Including items under embargo. */
  catalogue: Catalogue;
  readerOf(released: Catalogue): CatalogueReader;
  search: SiteSearch;
}

/** Longer waits are split: clocks may be set, and Node's timers are limited to 24.8 days. */
const MAX_TIMER_MS = HOUR_MS;

export async function createLiveCatalogue(open: () => Promise<Opened>, nowMs: () => number): Promise<LiveCatalogue> {
  const show = (opened: Opened) => {
    const atMs = nowMs();
    const released = releasedCatalogue(opened.catalogue, atMs);
    return {
      opened,
      reader: opened.readerOf(released),
      origins: mediaOriginsOf(released),
      isEmbargoed: embargoedMedia(opened.catalogue, released),
      untilMs: nextReleaseMs(opened.catalogue, atMs),
    };
  };
  const listeners: (() => void)[] = [];
  let shown = show(await open());
  let timer: NodeJS.Timeout | undefined;

  const replace = (opened: Opened) => {
    shown = show(opened);
    startTimer();
    for (const onEvent of listeners) onEvent();
  };
  const current = () => {
    if (nowMs() >= shown.untilMs) replace(shown.opened);
    return shown;
  };
  // Cached pages do not read the catalogue, so a timer must detect the end of an embargo.
  const startTimer = () => {
    clearTimeout(timer);
    if (shown.untilMs === Number.POSITIVE_INFINITY) return;
    const ms = Math.min(Math.max(shown.untilMs - nowMs(), 1), MAX_TIMER_MS);
    timer = setTimeout(() => {
      if (nowMs() >= shown.untilMs) replace(shown.opened);
      else startTimer();
    }, ms).unref();
  };
  startTimer();

  return {
    reader: forwardingTo(() => current().reader),
    search: forwardingTo(() => shown.opened.search),
    nextReleaseMs: () => current().untilMs,
    mediaOrigins: () => current().origins,
    isEmbargoed: (path) => current().isEmbargoed(path),
    reload: async () => replace(await open()),
    onChange: (onEvent) => {
      listeners.push(onEvent);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Forwards every method to the newest object. */
const forwardingTo = <T extends object>(newest: () => T): T =>
  new Proxy({} as T, { get: (_, name) => Reflect.get(newest(), name) }); // cast: it forwards to the newest
