/** Changes of tag libraries: the same calls as `npm run tag` (T-12). */
import { type Environment, LibraryMove, type LibraryPromotion } from '@sintonia/contracts';
import { type Answered, send } from '../api/request.ts';

const of = (property: string) => `/api/tag-library/${encodeURIComponent(property)}`;

/** @param promotion with the version on screen, so that no unseen version is promoted */
export const promote = (property: string, promotion: Required<LibraryPromotion>): Answered<LibraryMove> =>
  send('POST', `${of(property)}/promote`, promotion, LibraryMove);

export const rollBack = (property: string, environment: Environment, version: string): Answered<LibraryMove> =>
  send('POST', `${of(property)}/rollback`, { environment, version }, LibraryMove);
