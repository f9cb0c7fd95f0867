import { withoutAccents } from '@sintonia/contracts/without-accents';

/** Text without capitals and accents, as people type in searches. */
export const plain = (text: string): string => withoutAccents(text).toLowerCase();
