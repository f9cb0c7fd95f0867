/** Refusals of tag library operations; each text is for the person or program that requested it. */
const MESSAGES = {
  noProperty: 'There is no such property.',
  noVersion: 'There is no such version of this property.',
  nothingThere: 'That environment has no version yet.',
  nothingBefore: 'That environment has no version before this one.',
  alreadyThere: 'That environment has this version already.',
  anotherByNow: 'That environment has another version by now.',
} as const;

export type LibraryErrorCode = keyof typeof MESSAGES;

export class LibraryError extends Error {
  readonly code: LibraryErrorCode;
  constructor(code: LibraryErrorCode) {
    super(MESSAGES[code]);
    this.name = 'LibraryError';
    this.code = code;
  }
}
