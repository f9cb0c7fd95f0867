import type { StudioLanguage } from '@sintonia/contracts';
import type { ValueWords } from '../mail/value-words.ts';

export interface ViewMailParts {
  to: string;
  language: StudioLanguage;
  name: string;
  /** Absolute addresses. */
  viewLink: string;
  stopLink: string;
  /** For one-click unsubscription (RFC 8058). */
  stopAddress: string;
  broadcaster: string;
  textOf: ValueWords;
  orderedBy: string;
  /** The same for repetitions of one week's mail. */
  messageId: string;
}
