import { type AuditEntry, AuditedAction } from '@sintonia/contracts';
import { type FormEvent, use, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lastOf, useAnswer } from '../../api/use-answer.ts';
import { useRequest } from '../../api/use-request.ts';
import buttons from '../../design/Button.module.css';
import layout from '../../design/layout.module.css';
import { Input } from '../../forms/Input.tsx';
import { Select } from '../../forms/Select.tsx';
import { pseudonymOf } from '../../links/pseudonym-of.ts';
import { useChangeAddress } from '../../links/use-change-address.ts';
import { knownWord } from '../../messages/known-word.ts';
import { TimeZoneContext } from '../../messages/language.ts';
import { addDays, isCivilDay, startOfDay } from '../../period/civil-day.ts';
import { SaveButton } from '../../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../../shell/ScreenHeader.tsx';
import { Empty } from '../../states/Empty.tsx';
import { Problem } from '../../states/Problem.tsx';
import { SkeletonLines } from '../../states/Skeleton.tsx';
import { TableTools } from '../../tables/TableTools.tsx';
import { type AuditFilter, auditQuery, fetchAudit } from '../fetch-staff.ts';
import { StaffErrorText } from '../StaffErrorText.tsx';
import styles from '../staff.module.css';
import { useStaffWords } from '../use-staff-words.ts';
import { AuditRow } from './AuditRow.tsx';

/** Parameters of the address. */
const NAMES = { person: 'persona', action: 'accio', text: 'text', from: 'des', to: 'fins' } as const;

function filterOf(search: URLSearchParams, timeZone: string): AuditFilter {
  const given = (name: keyof typeof NAMES) => search.get(NAMES[name]) ?? '';
  const day = (text: string, later: number) => (isCivilDay(text) ? startOfDay(addDays(text, later), timeZone) : null);
  return {
    person: given('person'),
    action: given('action'),
    text: given('text'),
    from: day(given('from'), 0),
    to: day(given('to'), 1),
  };
}

/** Audit log: actor, action, subject, time and address (B-02): search, pages and export. For administrators. */
export function AuditScreen() {
  const words = useStaffWords().audit;
  const timeZone = use(TimeZoneContext);
  const [search] = useSearchParams();
  const change = useChangeAddress();
  const given = search.toString();
  const filter = useMemo(() => filterOf(new URLSearchParams(given), timeZone), [given, timeZone]);
  return (
    <>
      <ScreenHeader title={words.title}>
        <div className={layout.headerEnd}>
          <SaveButton name={words.title} />
        </div>
      </ScreenHeader>
      <p className={layout.lead}>{words.lead}</p>
      <FilterForm key={auditQuery(filter)} given={search} onFilter={change} />
      <Pages key={auditQuery(filter)} filter={filter} />
    </>
  );
}

function FilterForm({
  given,
  onFilter,
}: {
  given: URLSearchParams;
  onFilter: (parameters: Readonly<Record<string, string>>) => void;
}) {
  const words = useStaffWords().audit;
  const [action, setAction] = useState(given.get(NAMES.action) ?? '');
  const actions = Object.fromEntries(AuditedAction.options.map((one) => [one, words.actions[one]]));

  const initially = (name: keyof typeof NAMES) => ({ initial: given.get(NAMES[name]) ?? '' });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (['person', 'text', 'from', 'to'] as const).map((name) => [
      NAMES[name],
      String(form.get(name)).trim(),
    ]);
    onFilter({ ...Object.fromEntries(typed), [NAMES.action]: action });
  };
  return (
    <search>
      <form className={styles.wide} onSubmit={submit}>
        <Input label={words.person} name="person" maxLength={254} {...initially('person')} />
        <Select label={words.action} value={action} options={{ '': words.every, ...actions }} onChange={setAction} />
        <Input label={words.from} name="from" type="date" {...initially('from')} />
        <Input label={words.to} name="to" type="date" {...initially('to')} />
        <Input label={words.text} name="text" type="search" maxLength={100} {...initially('text')} />
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
  if (first.entries.length === 0) return <Empty what={words.empty} advice={words.emptyAdvice} />;
  const next = later ? later.next : first.next;
  const more = async () => {
    const page = await act(fetchAudit(filter, next));
    if (page) setLater({ entries: [...(later?.entries ?? []), ...page.entries], next: page.next });
  };
  const entries = [...first.entries, ...(later?.entries ?? [])];
  return (
    <div>
      <ol className={styles.rows} aria-label={words.list}>
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <TableTools
        name={words.list}
        csv={{ href: `/api/audit.csv?${auditQuery(filter)}` }}
        cells={() => [
          [...words.head],
          ...entries.map(({ at, actor, action, subject, address, detail }) => [
            at,
            actor,
            knownWord(words.actions, action),
            [pseudonymOf(subject), ...Object.entries(detail).map(([name, value]) => `${name}: ${value}`)].join(' · '),
            address,
          ]),
        ]}
      />
      <StaffErrorText error={error} />
      {next !== null && (
        <p className={styles.more}>
          <button type="button" className={buttons.plain} disabled={isBusy} onClick={more}>
            {words.more}
          </button>
        </p>
      )}
    </div>
  );
}
