import type { ParticipationReader, ParticipationService, Poll, PollResults } from '@sintonia/contracts';
import { longDate } from '../../ui/dates/local-time.ts';

/** A poll as a page shows it, the same for everybody. */
export interface PollView {
  id: string;
  title: string;
  intro: string;
  options: readonly { id: string; text: string }[];
  /** Last day: `al 31 de desembre del 2026`. */
  closes: string;
}

/** Results and the visitor's own vote: null before voting. */
export interface PollOutcome {
  results: PollResults;
  own: string | null;
}

/**
 * A visitor sees the results only after voting, and always from then on.
 *
 * @param service null where the visitor cannot have voted
 */
export async function pollOutcome(
  poll: Poll,
  participation: ParticipationReader,
  service: ParticipationService | null,
  isOpen: boolean,
): Promise<PollOutcome | null> {
  const own = (await service?.ownVote(poll.id)) ?? null;
  return own !== null || !isOpen ? { own, results: await participation.results(poll) } : null;
}

export const pollView = ({ id, title, intro, options, closesAt }: Poll, timeZone: string): PollView => ({
  id,
  title,
  intro,
  options,
  closes: lastDay(closesAt, timeZone),
});

/** After «fins»: `al 3 de maig del 2026`, `a l’1 de maig del 2026`. */
export function lastDay(closesAt: string, timeZone: string): string {
  const date = longDate(closesAt, timeZone);
  return /^(?:1|11) /.test(date) ? `a l’${date}` : `al ${date}`;
}

export const participationPath = (id: string): string => `/participa/${id}/`;
