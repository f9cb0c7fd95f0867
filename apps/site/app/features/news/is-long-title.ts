/** Characters; the longest headline that the largest type sets in about five lines on desktops and seven on phones. */
const LONGEST = 110;
const LONGEST_WORD = 18;

/**
 * True for a headline that would fill a phone in the largest type, or whose longest word exceeds its width: it is set
 * smaller.
 */
export const isLongTitle = (title: string): boolean =>
  title.length > LONGEST || title.split(/[\s’-]+/).some((word) => word.length > LONGEST_WORD);
