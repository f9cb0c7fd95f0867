import type { AudioPlace } from '@sintonia/player/audio';
import type { Listenable } from '../listenable.ts';

/** Position and volume of a station for another player; without a time it is live. */
export type HandedPlace = Omit<AudioPlace, 'positionS'>;

/** Messages between pages and the radio window. `page` is the id of the page that opened the window. */
export type WindowMessage =
  /** Page, on load: is there a window? */
  | { type: 'hello' }
  /** Window: open and not started; the page may hand over. */
  | { type: 'ready'; page: string; station: string; name: string }
  /** Page: continue from here. */
  | { type: 'handOver'; page: string; station: string; place: HandedPlace }
  /** Window: playback started. Other players stop. */
  | { type: 'started'; page: string; station: string; name: string }
  /** Window: answers `hello`, once it has started. */
  | { type: 'here'; page: string; station: string; name: string }
  /** Page: another player started there. */
  | { type: 'pause' }
  /** Page: return playback. */
  | { type: 'returnPlayback' }
  /** Window: closed; the page that opened it resumes playback. */
  | { type: 'closed'; page: string; item: Listenable; place: HandedPlace };
