/** Tables with personal data, which are rewritten after rows were deleted. */
export const ABOUT_PEOPLE = /^(?:visitor|staff|poll|contest|consent|audit|password)_/;
