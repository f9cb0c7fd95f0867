import type { AudioPlace } from '@sintonia/player/audio';
import type { Listenable } from '../listenable.ts';

/** Where a station plays, for another player to go on from there; without a moment it is live. */
export type HandedPlace = Omit<AudioPlace, 'positionS'>;

/** What a page and the radio's own window tell each other. `page` is the id of the page that opened the window. */
export type WindowMessage =
  /** Page, on its load: is there a window? */
  | { type: 'hello' }
  /** Window: it is there and has not begun; the page may hand over. */
  | { type: 'ready'; page: string; station: string; name: string }
  /** Page: go on from here. */
  | { type: 'handOver'; page: string; station: string; place: HandedPlace }
  /** Window: it sounds. Whatever sounds elsewhere stops. */
  | { type: 'sounds'; page: string; station: string; name: string }
  /** Window: answers `hello`, once it has sounded. */
  | { type: 'here'; page: string; station: string; name: string }
  /** Page: something else sounds there. */
  | { type: 'hush' }
  /** Page: come back. */
  | { type: 'comeBack' }
  /** Window: it is closed; the page that opened it goes on with what it played. */
  | { type: 'closed'; page: string; item: Listenable; place: HandedPlace };
