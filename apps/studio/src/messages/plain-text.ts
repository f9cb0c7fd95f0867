import { searchText } from '@sintonia/contracts/search-text';

/** Text without capitals and accents, apostrophes and `l·l` in one spelling, as people type in searches. */
export const plain: (text: string) => string = searchText;
