import { use, useState } from 'react';
import { SignedOutContext } from '../session/signed-out.ts';
import type { Answered, RequestError } from './request.ts';

/** One request at a time: whether it is pending, and why it was refused. An ended session leads to sign-in. */
export function useRequest() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<RequestError | null>(null);
  const signedOut = use(SignedOutContext);

  /** The answer, or null when refused. */
  const act = async <T extends object>(acting: Answered<T>): Promise<T | null> => {
    setBusy(true);
    setError(null);
    const answer = await acting;
    setBusy(false);
    if (answer.ok) return answer.value;
    if (answer.error.kind === 'signedOut') signedOut();
    else setError(answer.error);
    return null;
  };
  return { isBusy, error, act, setError };
}
