import type { SavedView } from '@sintonia/contracts';
import { SUITE_PARAMETER } from '@sintonia/contracts/studio-addresses';
import { Link, useLocation } from 'react-router';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import { sharedParameters } from '../links/shared-parameters.ts';
import { useFormats } from '../messages/language.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { pinView, saveView } from '../saved-views/fetch-saved-views.ts';
import { useSavedViewsWords } from '../saved-views/use-saved-views-words.ts';
import { useScreens } from '../shell/use-screens.ts';
import { Empty } from '../states/Empty.tsx';
import { ErrorText } from '../states/ErrorText.tsx';
import { useSuite } from '../suite/use-suite.ts';
import styles from './MyBoard.module.css';
import { savedAlready, starterViews } from './starter-views.ts';

/** Screens whose views show figures on the board. */
const SAVED_FROM: readonly string[] = ['/explora', '/contingut', '/video-i-audio', '/anuncis', '/qualitat'];

/** A board without views: pins three at once, or leads to the screens whose views can be saved. */
export function EmptyBoard({ views, onChanged }: { views: readonly SavedView[]; onChanged: () => void }) {
  const words = useSavedViewsWords();
  const { preset } = useQueryWords();
  const formats = useFormats();
  const { search: whole } = useLocation();
  const address = new URLSearchParams(whole);
  const { suite } = useSuite();
  const { isBusy, error, act } = useRequest();
  const screens = useScreens().filter(({ to }) => SAVED_FROM.includes(to));
  const starters = starterViews((key) => preset[key], { suite, inAddress: address.get(SUITE_PARAMETER) });
  const pinStarters = async () => {
    for (const starter of starters) {
      const saved = savedAlready(views, starter);
      if (!(await act<object>(saved ? pinView(saved.id, true) : saveView(starter)))) break;
    }
    // Also after a refusal: what was saved before it is not saved again.
    onChanged();
  };
  return (
    <Empty what={words.emptyBoard} advice={views.length === 0 ? words.noViewsAdvice : words.emptyBoardAdvice}>
      <ul className={styles.screens}>
        {screens.map(({ to, name }) => (
          <li key={to}>
            <Link to={{ pathname: to, search: `?${sharedParameters(address)}` }}>{name}</Link>
          </li>
        ))}
      </ul>
      <p>{words.starters(formats.list(starters.map(({ name }) => name)))}</p>
      <button type="button" className={buttons.plain} disabled={isBusy} onClick={pinStarters}>
        {words.pinStarters}
      </button>
      <ErrorText error={error} texts={words.refused} />
    </Empty>
  );
}
