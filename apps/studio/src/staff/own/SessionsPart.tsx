import type { OwnAccount } from '@sintonia/contracts';
import { useRequest } from '../../api/use-request.ts';
import buttons from '../../design/Button.module.css';
import layout from '../../design/layout.module.css';
import { Section } from '../../design/Section.tsx';
import { useFormats } from '../../messages/language.ts';
import { endOtherSessions, endSession } from '../fetch-staff.ts';
import { StaffErrorText } from '../StaffErrorText.tsx';
import styles from '../staff.module.css';
import { useStaffWords } from '../use-staff-words.ts';

export function SessionsPart({ account: { sessions }, onChanged }: { account: OwnAccount; onChanged: () => void }) {
  const words = useStaffWords().own;
  const formats = useFormats();
  const { isBusy, error, act } = useRequest();
  const end = async (ending: ReturnType<typeof endSession>) => {
    if (await act(ending)) onChanged();
  };
  return (
    <Section
      title={words.sessions}
      aside={
        sessions.length > 1 && (
          <button type="button" className={buttons.plain} disabled={isBusy} onClick={() => end(endOtherSessions())}>
            {words.endOthers}
          </button>
        )
      }
    >
      <ul aria-label={words.sessions}>
        {sessions.map(({ id, browser, os, since, isCurrent }) => {
          const where = [browser, os].filter(Boolean).join(' · ') || words.unknownBrowser;
          return (
            <li key={id} className={styles.item}>
              <span>
                {where} {isCurrent && <strong>({words.current2})</strong>}{' '}
                <span className={layout.quiet}>{words.sessionSince(formats.dateTime(since))}</span>
              </span>
              {!isCurrent && (
                <button
                  type="button"
                  className={buttons.plain}
                  aria-label={words.endOf(where)}
                  disabled={isBusy}
                  onClick={() => end(endSession(id))}
                >
                  {words.end}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <StaffErrorText error={error} />
    </Section>
  );
}
