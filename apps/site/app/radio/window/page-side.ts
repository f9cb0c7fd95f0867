import type { Listenable } from '../listenable.ts';
import type { HandedPlace, WindowMessage } from './window-messages.ts';

/** Where the radio of a page is: with the page, on its way to a window of its own, or there. */
export type PageSide =
  | { at: 'here' }
  | { at: 'opening'; station: string }
  | { at: 'away'; station: string; name: string; isOurs: boolean };

/** What the page hears, and how its own radio is at that moment. */
export interface PageInput {
  message: WindowMessage;
  playing: { station: string; place: HandedPlace } | null;
  /** The station that somebody has just asked a window for. */
  requested: string | null;
}

export type PageOutput =
  | { type: 'post'; message: WindowMessage }
  /** The page's own player stops. */
  | { type: 'stop' }
  /** Whatever sounds on the page falls silent. */
  | { type: 'hush' }
  /** The page's player goes on from there, or waits there where the window was silent. */
  | { type: 'takeBack'; item: Listenable; place: HandedPlace };

const LIVE: HandedPlace = { atMs: null, volume: 1, isMuted: false, isPaused: false };

/**
 * One step of the page's side of the radio's own window (W-06). The page plays on until the window sounds, so that
 * nothing is lost where the window cannot; and only the page that opened the window takes back from it.
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
      // A window that is loaded again while nothing plays here waits for its own button.
      if (page !== ownId || (!place && !isRequested)) return [from, []];
      const handed = { ...(place ?? LIVE), ...(isRequested && { isPaused: false }) };
      return [
        { at: 'opening', station },
        [{ type: 'post', message: { type: 'handOver', page: ownId, station, place: handed } }],
      ];
    }
    case 'sounds': {
      const isOurs = message.page === ownId;
      const there = awayOf(message, isOurs);
      return [there, isOurs && playing ? [{ type: 'stop' }, { type: 'hush' }] : [{ type: 'hush' }]];
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
