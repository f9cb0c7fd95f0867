import type { RequestError } from '../api/request.ts';
import { useWords } from '../messages/language.ts';
import styles from './staff.module.css';
import type { StaffWords } from './staff-catalan.ts';
import { useStaffWords } from './use-staff-words.ts';

const CODES: Readonly<Record<string, keyof StaffWords['faults']>> = {
  tooManyRequests: 'tooManyGuesses',
  invalidTotpCode: 'invalidCode',
  failedToVerifyRegistration: 'passkey',
  challengeNotFound: 'passkey',
  notUnlocked: 'passkey',
};

/** Reason of a refusal; always in the page, so that screen readers announce changes. */
export function ErrorText({ error }: { error: RequestError | null }) {
  const { faults } = useStaffWords();
  const { problem } = useWords();
  const text = () => {
    if (error === null) return '';
    if (error.kind !== 'refused') return `${problem.offline}. ${problem.offlineWay}`;
    const code = CODES[error.code] ?? error.code;
    if (Object.hasOwn(faults, code)) return faults[code as keyof typeof faults]; // cast: checked by `hasOwn`
    return `${problem.refused}. ${problem.refusedWay(error.status)}`;
  };
  return (
    <p id="problem" className={styles.fault} role="alert">
      {text()}
    </p>
  );
}
