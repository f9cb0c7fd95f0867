import type { StaffLink, StaffPerson, StaffRole } from '@sintonia/contracts';
import { use, useState } from 'react';
import type { Answered } from '../api/request.ts';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import layout from '../design/layout.module.css';
import { useFormats, useWords } from '../messages/language.ts';
import { SessionContext } from '../session/session-context.ts';
import { changeStaff, makeLink, setRole } from './fetch-staff.ts';
import { StaffErrorText } from './StaffErrorText.tsx';
import styles from './staff.module.css';
import { useStaffWords } from './use-staff-words.ts';

interface PersonRowProps {
  person: StaffPerson;
  onChanged: () => void;
  onLink: (link: StaffLink) => void;
}

/** An action that needs a confirmation. */
interface Act {
  name: string;
  run: () => Promise<void>;
}

export function PersonRow({ person, onChanged, onLink }: PersonRowProps) {
  const { team: words, statuses } = useStaffWords();
  const { roles } = useWords().shell;
  const formats = useFormats();
  const isOwn = use(SessionContext)?.email === person.email;
  const [pending, setPending] = useState<Act | null>(null);
  const { isBusy, error, act } = useRequest();
  const { id, name, status } = person;

  const change = async (changing: Answered<object>) => {
    await act(changing);
    onChanged(); // after a refusal too: the shown state may be outdated
  };
  const link = (removeSecondFactor: boolean) => async () => {
    const made = await act(makeLink(id, removeSecondFactor));
    if (made) onLink(made);
    onChanged();
  };
  const acts: Act[] = {
    invited: [
      { name: words.newLink, run: link(false) },
      { name: words.withdraw, run: () => change(changeStaff(id, 'withdraw')) },
    ],
    active: [
      { name: words.resetPassword, run: link(false) },
      ...(person.hasSecondFactor ? [{ name: words.resetAll, run: link(true) }] : []),
      { name: words.disable, run: () => change(changeStaff(id, 'disable')) },
    ],
    disabled: [{ name: words.enable, run: () => change(changeStaff(id, 'enable')) }],
  }[status];
  return (
    <li className={styles.row} data-off={status !== 'active'}>
      <div className={styles.who}>
        <p className={styles.name}>
          {name}
          {isOwn && <span className={styles.tag}>{words.you}</span>}
          {status !== 'active' && <span className={styles.tag}>{statuses[status]}</span>}
          {person.isDemo && <span className={styles.tag}>{words.demo}</span>}
        </p>
        <p className={layout.quiet}>{person.email}</p>
      </div>
      <select
        aria-label={words.roleOf(name)}
        value={person.role}
        disabled={isBusy}
        onChange={(event) => void change(setRole(id, event.target.value as StaffRole))} // cast: only these options exist
      >
        {Object.entries(roles).map(([role, label]) => (
          <option key={role} value={role}>
            {label}
          </option>
        ))}
      </select>
      <p className={layout.quiet}>
        {person.hasSecondFactor ? words.secondFactor : words.noSecondFactor}
        <br />
        {person.lastSeenAt ? words.seen(formats.dateTime(person.lastSeenAt)) : words.notSeen}
      </p>
      <div className={`${layout.actions} ${styles.rowActions}`}>
        {pending === null &&
          acts.map((one) => (
            <button
              key={one.name}
              type="button"
              className={buttons.plain}
              aria-label={words.act(one.name, name)}
              disabled={isBusy}
              onClick={() => setPending(one)}
            >
              {one.name}
            </button>
          ))}
        {pending && (
          <fieldset className={layout.confirmation}>
            <legend>{words.sure(pending.name, name)}</legend>
            <button
              type="button"
              className={buttons.primary}
              // biome-ignore lint/a11y/noAutofocus: the confirmation replaces the pressed button and takes over its focus
              autoFocus
              onClick={() => {
                setPending(null);
                void pending.run();
              }}
            >
              {words.yes}
            </button>
            <button type="button" className={buttons.plain} onClick={() => setPending(null)}>
              {words.no}
            </button>
          </fieldset>
        )}
      </div>
      {error && (
        <div className={styles.full}>
          <StaffErrorText error={error} />
        </div>
      )}
    </li>
  );
}
