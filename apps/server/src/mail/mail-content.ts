/** Content of a mail, described once: its text and its HTML are rendered from the same parts. */
import type { StudioLanguage } from '@sintonia/contracts';

export interface MailTable {
  kind: 'table';
  caption?: string;
  /** Titles of what names a row. */
  names: readonly string[];
  columns: readonly {
    title: string;
    /** A value within a line of the text; by default the value alone. */
    inLine?: (value: string) => string;
  }[];
  rows: readonly { names: readonly string[]; values: readonly string[] }[];
  /** Lines of the text: `figures` are `name: first value (others)`, a `ranking` is numbered. */
  as: 'figures' | 'ranking';
}

export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | MailTable
  /** What the mail asks its reader to open. */
  | { kind: 'action'; label: string; address: string }
  /** Smaller, at the end. @param address absolute, after the words */
  | { kind: 'note'; text: string; address?: string };

export interface MailContent {
  language: StudioLanguage;
  /** Also the subject, before the broadcaster. */
  title: string;
  /** Name of the broadcaster, as signature. */
  broadcaster: string;
  parts: readonly MailPart[];
}

export const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
