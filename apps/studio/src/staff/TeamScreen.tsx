import type { StaffLink } from '@sintonia/contracts';
import { useState } from 'react';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import buttons from '../design/Button.module.css';
import layout from '../design/layout.module.css';
import { useWords } from '../messages/language.ts';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { ToolList } from '../tables/ToolList.tsx';
import { CopyLink } from './CopyLink.tsx';
import { fetchTeam } from './fetch-staff.ts';
import { InviteForm } from './InviteForm.tsx';
import { PersonRow } from './PersonRow.tsx';
import styles from './staff.module.css';
import { useStaffWords } from './use-staff-words.ts';

/** Staff and their roles (B-02). For administrators. */
export function TeamScreen() {
  const { team: words, statuses } = useStaffWords();
  const { roles } = useWords().shell;
  const { state, again } = useAnswer(fetchTeam);
  const [isInviting, setInviting] = useState(false);
  const [made, setMade] = useState<{ name: string; link: StaffLink } | null>(null);
  const list = lastOf(state);
  return (
    <>
      <ScreenHeader title={words.title}>
        <div className={layout.headerEnd}>
          <SaveButton name={words.title} />
          <button type="button" className={buttons.primary} onClick={() => setInviting(true)}>
            {words.invite}
          </button>
        </div>
      </ScreenHeader>
      <p className={layout.lead}>{words.lead}</p>
      {isInviting && (
        <InviteForm
          onCancel={() => setInviting(false)}
          onMade={(name, link) => {
            setInviting(false);
            setMade({ name, link });
            again();
          }}
        />
      )}
      {made && <CopyLink key={made.link.link} {...made} />}
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {list === null && state.at === 'loading' && <SkeletonLines widths={[100, 96, 98]} height={48} />}
      {list && (
        <ToolList
          caption={words.list}
          className={styles.rows}
          rows={list.people}
          columns={[
            { name: words.name, value: ({ name }) => name },
            { name: words.email, value: ({ email }) => email },
            { name: words.role, value: ({ role }) => roles[role] },
            { name: words.state, value: ({ status }) => statuses[status] },
            {
              name: words.factor,
              value: (person) => (person.hasSecondFactor ? words.secondFactor : words.noSecondFactor),
            },
            { name: words.lastSeen, value: ({ lastSeenAt }) => lastSeenAt ?? '' },
          ]}
        >
          {(person) => (
            <PersonRow
              key={person.id}
              person={person}
              onChanged={again}
              onLink={(link) => setMade({ name: person.name, link })}
            />
          )}
        </ToolList>
      )}
    </>
  );
}
