import { codedError } from '../start/coded-error.ts';

/** Refusals of tag library operations; each text is for the person or program that requested it. */
const messages = {
  noProperty: () => 'There is no such property.',
  noEnvironment: () => 'There is no such environment: development, staging or production.',
  noVersion: () => 'There is no such version of this property.',
  nothingThere: () => 'That environment has no version yet.',
  nothingBefore: () => 'That environment has no version before this one.',
  alreadyThere: () => 'That environment has this version already.',
  anotherByNow: () => 'That environment has another version by now.',
};

export type LibraryErrorCode = keyof typeof messages;

export class LibraryError<C extends LibraryErrorCode = LibraryErrorCode> extends codedError(
  'LibraryError',
  messages,
)<C> {}
