import { EarlierEvents } from '@sintonia/contracts';
import { get } from '../api/request.ts';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import { placeOfEarlier, type Realtime } from '../live-events/realtime-state.ts';
import { useFormats } from '../messages/language.ts';
import { ErrorText } from '../states/ErrorText.tsx';
import styles from './Debugger.module.css';
import { useDebuggerWords } from './use-debugger-words.ts';

/** Continues the list with stored events, a page for each press. */
export function EarlierPages({
  state,
  suite,
  visitor,
  onPage,
}: {
  state: Realtime;
  suite: string | null;
  visitor: string;
  onPage: (page: EarlierEvents) => void;
}) {
  const words = useDebuggerWords();
  const formats = useFormats();
  const { isBusy, error, act } = useRequest();
  const oldest = state.events.at(-1);
  const more = async () => {
    const place = { ...(suite !== null && { suite }), ...(visitor && { visitor }), ...placeOfEarlier(state) };
    const page = await act(get(`/api/realtime/earlier?${new URLSearchParams(place)}`, EarlierEvents));
    if (page) onPage(page);
  };
  return (
    <div className={styles.earlier}>
      <ErrorText error={error} />
      <p role="status">{oldest && words.since(formats.dateTime(oldest.at))}</p>
      {state.earlier === 'none' ? (
        <p>{words.noEarlier}</p>
      ) : (
        <button type="button" className={buttons.plain} disabled={isBusy} onClick={more}>
          {isBusy ? words.loadingEarlier : words.earlier}
        </button>
      )}
    </div>
  );
}
