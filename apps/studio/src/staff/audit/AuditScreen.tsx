import { type AuditEntry, AuditedAction } from '@sintonia/contracts';
import { type FormEvent, use, useCallback, useState } from 'react';
import { lastOf, useAnswer } from '../../api/use-answer.ts';
import { useRequest } from '../../api/use-request.ts';
import buttons from '../../design/Button.module.css';
import layout from '../../design/layout.module.css';
import { Select } from '../../forms/Field.tsx';
import { Input } from '../../forms/Input.tsx';
import { TimeZoneContext } from '../../messages/language.ts';
import { addDays, isCivilDay, startOfDay } from '../../period/civil-day.ts';
import { ScreenHeader } from '../../shell/ScreenHeader.tsx';
import { Empty } from '../../states/Empty.tsx';
import { Problem } from '../../states/Problem.tsx';
import { SkeletonLines } from '../../states/Skeleton.tsx';
import { type AuditFilter, auditQuery, fetchAudit } from '../fetch-staff.ts';
import { StaffErrorText } from '../StaffErrorText.tsx';
import styles from '../staff.module.css';
import { useStaffWords } from '../use-staff-words.ts';
import { AuditRow } from './AuditRow.tsx';

const EVERYTHING: AuditFilter = { person: '', action: '', text: '', from: null, to: null };

/** Audit log: actor, action, subject, time and address (B-02): search, pages and export. For administrators. */
export function AuditScreen() {
  const words = useStaffWords().audit;
  const [filter, setFilter] = useState(EVERYTHING);
  return (
    <>
      <ScreenHeader title={words.title}>
        <div className={layout.headerEnd}>
          <a className={buttons.plain} href={`/api/audit.csv?${auditQuery(filter)}`} download>
            {words.csv}
          </a>
        </div>
      </ScreenHeader>
      <p className={layout.lead}>{words.lead}</p>
      <FilterForm onFilter={setFilter} />
      <Pages key={auditQuery(filter)} filter={filter} />
    </>
  );
}

function FilterForm({ onFilter }: { onFilter: (filter: AuditFilter) => void }) {
  const words = useStaffWords().audit;
  const timeZone = use(TimeZoneContext);
  const [action, setAction] = useState('');
  const actions = Object.fromEntries(AuditedAction.options.map((one) => [one, words.actions[one]]));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name)).trim();
    const day = (name: string, later: number) =>
      isCivilDay(given(name)) ? startOfDay(addDays(given(name), later), timeZone) : null;
    onFilter({ person: given('person'), text: given('text'), action, from: day('from', 0), to: day('to', 1) });
  };
  return (
    <search>
      <form className={styles.wide} onSubmit={submit}>
        <Input label={words.person} name="person" maxLength={254} />
        <Select label={words.action} value={action} options={{ '': words.every, ...actions }} onChange={setAction} />
        <Input label={words.from} name="from" type="date" />
        <Input label={words.to} name="to" type="date" />
        <Input label={words.text} name="text" type="search" maxLength={100} />
        <button type="submit" className={`${buttons.primary} ${styles.search}`}>
          {words.search}
        </button>
      </form>
    </search>
  );
}

/** The first page, and further ones on request. */
function Pages({ filter }: { filter: AuditFilter }) {
  const words = useStaffWords().audit;
  const { state, again } = useAnswer(useCallback((signal: AbortSignal) => fetchAudit(filter, null, signal), [filter]));
  const { isBusy, error, act } = useRequest();
  const [later, setLater] = useState<{ entries: AuditEntry[]; next: number | null } | null>(null);
  const first = lastOf(state);
  if (state.at === 'failed') return <Problem error={state.error} since={state.since} onRetry={again} />;
  if (first === null) return <SkeletonLines widths={[100, 96, 98, 94]} height={28} />;
  if (first.entries.length === 0) return <Empty what={words.empty} way={words.emptyWay} />;
  const next = later ? later.next : first.next;
  const more = async () => {
    const page = await act(fetchAudit(filter, next));
    if (page) setLater({ entries: [...(later?.entries ?? []), ...page.entries], next: page.next });
  };
  return (
    <>
      <ol className={styles.rows} aria-label={words.list}>
        {[...first.entries, ...(later?.entries ?? [])].map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <StaffErrorText error={error} />
      {next !== null && (
        <p className={styles.more}>
          <button type="button" className={buttons.plain} disabled={isBusy} onClick={more}>
            {words.more}
          </button>
        </p>
      )}
    </>
  );
}
