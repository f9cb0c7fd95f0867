import { ApiToken } from '@sintonia/contracts';
import { useState } from 'react';
import { send } from '../api/request.ts';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import layout from '../design/layout.module.css';
import { ErrorText } from '../states/ErrorText.tsx';
import type { TokensWords } from './tokens-catalan.ts';

/** With a confirmation, because a program that uses the token stops working. */
export function RevokeToken({
  token: { id, name },
  words,
  onRevoked,
}: {
  token: ApiToken;
  words: TokensWords;
  onRevoked: () => void;
}) {
  const [isConfirming, setConfirming] = useState(false);
  const { isBusy, error, act } = useRequest();
  if (!isConfirming) {
    return (
      <button
        type="button"
        className={buttons.plain}
        aria-label={words.revokeOf(name)}
        onClick={() => setConfirming(true)}
      >
        {words.revoke}
      </button>
    );
  }
  const revoke = async () => {
    if (await act(send('POST', `/api/tokens/${encodeURIComponent(id)}/revoke`, {}, ApiToken))) onRevoked();
  };
  return (
    <fieldset className={layout.confirmation}>
      <legend>{words.sure(name)}</legend>
      <button type="button" className={buttons.primary} disabled={isBusy} onClick={revoke}>
        {words.doRevoke}
      </button>
      <button type="button" className={buttons.plain} disabled={isBusy} onClick={() => setConfirming(false)}>
        {words.keep}
      </button>
      {error && <ErrorText error={error} />}
    </fieldset>
  );
}
