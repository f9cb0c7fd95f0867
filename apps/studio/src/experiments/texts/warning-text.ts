import type { ActivityWarning } from '@sintonia/contracts';
import type { Formats } from '../../messages/formats.ts';
import type { ScreenMessages } from '../../messages/screens-catalan.ts';

/** Text of a warning. */
export function warningText(
  warning: ActivityWarning,
  words: ScreenMessages['experiments']['warnings'],
  formats: Formats,
): string {
  switch (warning.kind) {
    case 'expired':
    case 'endless':
      return words[warning.kind];
    case 'overlap':
      return (warning.wins ? words.overlapWins : words.overlapLoses)(warning.name);
    case 'redirect':
      return words[warning.why](warning.url);
    case 'trouble':
      return words.trouble(warning.what, words.times(warning.count), formats.day(warning.lastAt));
  }
}

/** A missing end is no mistake, and is shown with the dates. */
export const isPressing = ({ kind }: ActivityWarning): boolean => kind !== 'endless';
