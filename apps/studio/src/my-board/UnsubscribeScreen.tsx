import { useState } from 'react';
import { useSearchParams } from 'react-router';
import buttons from '../design/Button.module.css';
import { unsubscribe } from '../saved-views/fetch-saved-views.ts';
import { useSavedViewsWords } from '../saved-views/use-saved-views-words.ts';
import { SignInFrame } from '../session/SignInFrame.tsx';

/** Ends a weekly mail by its link, without a session. Needs a confirmation, because mail programs open links automatically. */
export function UnsubscribeScreen() {
  const words = useSavedViewsWords();
  const [search] = useSearchParams();
  const [status, setStatus] = useState<string | null>(null);
  const stop = async () => {
    const ended = await unsubscribe(search.get('clau') ?? '');
    setStatus(ended.ok ? words.unsubscribed : words.unsubscribeGone);
  };
  return (
    <SignInFrame title={words.unsubscribeTitle} lead={words.unsubscribeAsk} onSubmit={stop}>
      <p role="status">{status}</p>
      {status === null && (
        <button type="submit" className={buttons.primary}>
          {words.unsubscribeDo}
        </button>
      )}
    </SignInFrame>
  );
}
