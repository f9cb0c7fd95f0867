import { codedError } from '../../start/coded-error.ts';

/** Why a catalogue cannot be served; each text states the fix. */
const messages = {
  dangling: (where: string, what: string, key: string | number) =>
    `The catalogue cannot be used: ${where} refers to ${what} ${JSON.stringify(key)}, which does not exist.`,
  empty: (what: string) =>
    `The catalogue has no ${what}. Start once with DEMO=on to load the demo catalogue, or import your own.`,
} as const;

export type CatalogueErrorCode = keyof typeof messages;

export class CatalogueError<C extends CatalogueErrorCode = CatalogueErrorCode> extends codedError(
  'CatalogueError',
  messages,
)<C> {}
