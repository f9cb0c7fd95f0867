/** Characters; the longest that the largest type sets in some five lines of a desk, and seven of a phone. */
const LONGEST = 110;
const LONGEST_WORD = 18;

/** A headline that would fill a phone in the largest type, or has a word wider than one: it is set smaller. */
export const isLongTitle = (title: string): boolean =>
  title.length > LONGEST || title.split(/[\s’-]+/).some((word) => word.length > LONGEST_WORD);
