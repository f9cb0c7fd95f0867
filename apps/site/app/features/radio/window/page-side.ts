import type { Listenable } from '../listenable.ts';
import type { HandedPlace, WindowMessage } from './window-messages.ts';

/** Where the radio of a page plays: on the page, being handed to its own window, or there. */
export type PageSide =
  | { at: 'here' }
  | { at: 'opening'; station: string }
  | { at: 'away'; station: string; name: string; isOurs: boolean };

/** Input of the page side: a message, and the state of its own radio. */
export interface PageInput {
  message: WindowMessage;
  playing: { station: string; place: HandedPlace } | null;
  /** Station whose window was just requested. */
  requested: string | null;
}

export type PageOutput =
  | { type: 'post'; message: WindowMessage }
  /** Stop the page's own player. */
  | { type: 'stop' }
  /** Silence every player of the page. */
  | { type: 'pause' }
  /** Resume the page's player at that position, paused if the window was silent. */
  | { type: 'takeBack'; item: Listenable; place: HandedPlace };

const LIVE: HandedPlace = { atMs: null, volume: 1, isMuted: false, isPaused: false };

/**
 * One step of the page side of the radio window (W-06). The page keeps playing until the window plays, so that
 * playback survives a window that cannot play; only the page that opened the window takes playback back.
 *
 * @param ownId id of this page, which the window carries
 */
export function stepPage(from: PageSide, input: PageInput, ownId: string): [PageSide, PageOutput[]] {
  const { message, playing, requested } = input;
  switch (message.type) {
    case 'ready': {
      const { page, station } = message;
      const place = playing?.station === station ? playing.place : null;
      const isRequested = requested === station;
      // A reloaded window waits for its own button while nothing plays here.
      if (page !== ownId || (!place && !isRequested)) return [from, []];
      const handed = { ...(place ?? LIVE), ...(isRequested && { isPaused: false }) };
      return [
        { at: 'opening', station },
        [{ type: 'post', message: { type: 'handOver', page: ownId, station, place: handed } }],
      ];
    }
    case 'started': {
      const isOurs = message.page === ownId;
      const there = awayOf(message, isOurs);
      return [there, isOurs && playing ? [{ type: 'stop' }, { type: 'pause' }] : [{ type: 'pause' }]];
    }
    case 'here':
      return from.at === 'here' ? [awayOf(message, message.page === ownId), []] : [from, []];
    case 'closed': {
      const { item, place } = message;
      if (from.at !== 'away' || from.station !== item.channel) return [from, []];
      return [{ at: 'here' }, from.isOurs ? [{ type: 'takeBack', item, place }] : []];
    }
    default:
      return [from, []];
  }
}

const awayOf = ({ station, name }: { station: string; name: string }, isOurs: boolean): PageSide => ({
  at: 'away',
  station,
  name,
  isOurs,
});
