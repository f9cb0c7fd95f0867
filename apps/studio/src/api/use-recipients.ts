import { MailingRecipients } from '@sintonia/contracts';
import { get } from './request.ts';
import { useAnswer } from './use-answer.ts';

interface Recipient {
  email: string;
  /** `Name (address)`. */
  label: string;
}

const fetchRecipients = (signal?: AbortSignal) => get('/api/mailings/recipients', MailingRecipients, signal);

/** People who can receive mails of the studio; none until they are known. */
export function useRecipients(): Recipient[] {
  const { state } = useAnswer(fetchRecipients);
  const people = state.at === 'ready' ? state.value.people : [];
  return people.map(({ name, email }) => ({ email, label: `${name} (${email})` }));
}

/** Options of a select, by address. */
export const recipientOptions = (people: readonly Recipient[]): Record<string, string> =>
  Object.fromEntries(people.map(({ email, label }) => [email, label]));
