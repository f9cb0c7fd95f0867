/** A certificate of erasure in words. Pure. */
import type { ErasureCertificate } from '@sintonia/contracts';
import { pseudonymOf } from '../links/pseudonym-of.ts';
import type { Formats } from '../messages/formats.ts';
import type { PrivacyWords } from './privacy-catalan.ts';

const TABLES = ['hits', 'playback', 'rejected'] as const;

export const certificateAddress = (id: number): string => `/privadesa/certificat/${id}`;

/** Who erased: staff by e-mail. */
export function eraserName(by: string, words: PrivacyWords): string {
  if (by === '') return words.byVisitor;
  return by === 'command' ? words.byCommand : by;
}

/** Name and value of each line. */
export function certificateLines(
  { subject, by, at, erased, sessions, remaining }: ErasureCertificate,
  words: PrivacyWords,
  formats: Pick<Formats, 'count' | 'fullDay' | 'clock'>,
): [string, string][] {
  return [
    [words.subject, pseudonymOf(subject)],
    [words.when, `${formats.fullDay(at)}, ${formats.clock(at)}`],
    [words.by, eraserName(by, words)],
    ...TABLES.map((table): [string, string] => [words.tables[table], formats.count(erased[table])]),
    [words.sessions, formats.count(sessions)],
    [words.remaining, formats.count(remaining)],
  ];
}
