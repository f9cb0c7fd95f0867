/** Tables about people, which are rewritten when rows of theirs were deleted. */
export const ABOUT_PEOPLE = /^(?:visitor|staff|poll|contest|consent|audit|password)_/;
