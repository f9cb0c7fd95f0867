/** Who can enter the studio, for a mail: as it is when the mail is sent. */
import type { StaffRole, StaffStatus } from '@sintonia/contracts';
import { numberText } from '../../mail/number-text.ts';
import { dateText, type ReadWeekList } from '../../mail/week-list.ts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import { listPeople } from './list-people.ts';

const ROLES: Readonly<Record<StaffRole, string>> = {
  analyst: 'analista',
  editor: 'editor',
  administrator: 'administrador',
};
const STATUSES: Readonly<Record<StaffStatus, string>> = {
  active: '',
  invited: ', convidat',
  disabled: ', desactivat',
};

export const staffOfWeek =
  (database: Pick<OperationalDatabase, 'select'>): ReadWeekList =>
  async ({ timeZone }) => {
    const people = await listPeople(database);
    const active = people.filter(({ status }) => status === 'active');
    const bare = active.filter(({ hasSecondFactor }) => !hasSecondFactor).length;
    return {
      lines: [
        `Persones que poden entrar a l’estudi: ${numberText(active.length)}; sense segon factor: ${numberText(bare)}.`,
        ...people.map(({ name, role, status, lastSeenAt }) => {
          const seen = lastSeenAt === null ? 'sense sessió oberta' : `vist ${dateText(new Date(lastSeenAt), timeZone)}`;
          return `${name} (${ROLES[role]}${STATUSES[status]}): ${seen}`;
        }),
      ],
      rows: people.map(({ name, email, role, status, hasSecondFactor, lastSeenAt }) => ({
        ...{ name, email, role, status },
        secondFactor: hasSecondFactor ? 'yes' : 'no',
        lastSeen: lastSeenAt,
      })),
    };
  };
