import { DemoHistoryStatus } from '@sintonia/contracts';
import { use, useCallback, useState } from 'react';
import { send } from '../api/request.ts';
import { useWords } from '../messages/language.ts';
import { SessionContext } from '../session/session-context.ts';

type RemovalState = 'offered' | 'confirming' | 'running' | 'failed';

/** For administrators: removes the demonstration for good, after a confirmation. */
export function Removal() {
  const words = useWords().suite;
  const session = use(SessionContext);
  const [state, setState] = useState<RemovalState>('offered');
  const remove = useCallback(async () => {
    setState('running');
    const removed = await send('POST', '/api/demo-history/remove', {}, DemoHistoryStatus);
    if (!removed.ok) return setState('failed');
    window.location.assign(window.location.pathname); // the shell loads suites only once
  }, []);
  if (session?.role !== 'administrator') return null;
  if (state === 'running') return <span role="status">{words.removing}</span>;
  return (
    <>
      {state === 'failed' && <span role="alert">{words.notRemoved}</span>}
      <button type="button" onClick={() => (state === 'offered' ? setState('confirming') : void remove())}>
        {state === 'offered' ? words.remove : words.confirmRemoval}
      </button>
    </>
  );
}
