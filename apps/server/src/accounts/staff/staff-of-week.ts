/** Who can enter the studio, for a mail: as it is when the mail is sent. */
import type { StaffRole, StaffStatus, StudioLanguage } from '@sintonia/contracts';
import { numberText } from '../../mail/number-text.ts';
import { dateText, type ReadWeekList } from '../../mail/week-list.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { listPeople } from './list-people.ts';

interface Words {
  roles: Readonly<Record<StaffRole, string>>;
  /** After the role. */
  statuses: Readonly<Record<StaffStatus, string>>;
  sum(active: string, bare: string): string;
  noSession: string;
  seen(at: string): string;
}

const WORDS: Readonly<Record<StudioLanguage, Words>> = {
  ca: {
    roles: { analyst: 'analista', editor: 'editor', administrator: 'administrador' },
    statuses: { active: '', invited: ', convidat', disabled: ', desactivat' },
    sum: (active, bare) => `Persones que poden entrar a l’estudi: ${active}; sense segon factor: ${bare}.`,
    noSession: 'sense sessió oberta',
    seen: (at) => `vist ${at}`,
  },
  en: {
    roles: { analyst: 'analyst', editor: 'editor', administrator: 'administrator' },
    statuses: { active: '', invited: ', invited', disabled: ', disabled' },
    sum: (active, bare) => `People who can enter the studio: ${active}; without a second factor: ${bare}.`,
    noSession: 'no open session',
    seen: (at) => `seen ${at}`,
  },
};

export const staffOfWeek =
  (database: Pick<OperationalDatabase, 'select'>): ReadWeekList =>
  async (week) => {
    const { language } = week;
    const words = WORDS[language];
    const people = await listPeople(database);
    const active = people.filter(({ status }) => status === 'active');
    const bare = active.filter(({ hasSecondFactor }) => !hasSecondFactor).length;
    return {
      lines: [
        words.sum(numberText(active.length, language), numberText(bare, language)),
        ...people.map(({ name, role, status, lastSeenAt }) => {
          const seen = lastSeenAt === null ? words.noSession : words.seen(dateText(new Date(lastSeenAt), week));
          return `${name} (${words.roles[role]}${words.statuses[status]}): ${seen}`;
        }),
      ],
      rows: people.map(({ name, email, role, status, hasSecondFactor, lastSeenAt }) => ({
        ...{ name, email, role, status },
        secondFactor: hasSecondFactor ? 'yes' : 'no',
        lastSeen: lastSeenAt,
      })),
    };
  };
