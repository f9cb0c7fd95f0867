import type { RequestError } from '../api/request.ts';
import { ErrorText } from '../states/ErrorText.tsx';
import { useStaffWords } from './use-staff-words.ts';

/** Reason of a refusal about accounts. */
export function StaffErrorText({ error }: { error: RequestError | null }) {
  const { faults } = useStaffWords();
  const { tooManyGuesses, invalidCode, passkey } = faults;
  const texts = {
    ...faults,
    tooManyRequests: tooManyGuesses,
    invalidTotpCode: invalidCode,
    failedToVerifyRegistration: passkey,
    challengeNotFound: passkey,
    notUnlocked: passkey,
  };
  return <ErrorText error={error} texts={texts} />;
}
