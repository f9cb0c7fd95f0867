import type { MailedList } from '@sintonia/contracts';
import type { ReadWeekList } from '../mail/week-list.ts';

/** How each list of work is read for its mail. */
export type WeekLists = Readonly<Record<MailedList, ReadWeekList>>;
