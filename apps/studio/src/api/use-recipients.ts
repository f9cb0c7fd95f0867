import { MailingRecipients, mayReadMailed } from '@sintonia/contracts';
import { get } from './request.ts';
import { useAnswer } from './use-answer.ts';

interface Recipient {
  email: string;
  /** `Name (address)`. */
  label: string;
}

const fetchRecipients = (signal?: AbortSignal) => get('/api/mailings/recipients', MailingRecipients, signal);

/** People who can receive mails of the studio; none until they are known. @param path of the view that is sent, if any */
export function useRecipients(path = ''): Recipient[] {
  const { state } = useAnswer(fetchRecipients);
  const people = state.at === 'ready' ? state.value.people.filter(({ role }) => mayReadMailed(path, role)) : [];
  return people.map(({ name, email }) => ({ email, label: `${name} (${email})` }));
}

/** Options of a select, by address. */
export const recipientOptions = (people: readonly Recipient[]): Record<string, string> =>
  Object.fromEntries(people.map(({ email, label }) => [email, label]));
