import { DemoHistoryStatus } from '@sintonia/contracts';
import { use, useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { get, send } from '../api/request.ts';
import { lastOf, useAnswer, useEvery } from '../api/use-answer.ts';
import { useFormats, useWords } from '../messages/language.ts';
import { SessionContext } from '../session/session-context.ts';
import { Removal } from './DemoRemoval.tsx';
import styles from './SuiteNotice.module.css';
import { useSuite } from './use-suite.ts';

/** Screens with figures of one report suite, by the first part of their path. */
const SUITE_SCREENS = new Set([
  ...['ara', 'resum', 'contingut', 'video-i-audio', 'anuncis', 'qualitat', 'explora', 'experiments'],
  ...['depurador', 'privadesa', 'fitxa', 'emissions', 'alertes'],
]);
/** The one sub-screen of theirs whose figures describe the server, not a suite. */
const AD_FILES = '/anuncis/fitxers';
const isOfSuite = (path: string): boolean => SUITE_SCREENS.has(path.split('/')[1] ?? '') && path !== AD_FILES;

/**
 * Shown above figures while demonstration data exists: says whether the figures are demonstration, real or both, and links
 * to the others. Also says that an address names a suite that does not exist.
 */
export function SuiteNotice() {
  const { suite, suites, both } = useSuite();
  const { pathname } = useLocation();
  if (suites === null || !isOfSuite(pathname)) return null;
  if (suite !== null && suite !== both && !suites.suites.includes(suite)) return <UnknownSuite name={suite} />;
  return suites.demo && <Notice status={suites.demo} />;
}

/** An address that names a suite without events: a mistake, or figures that would all be zero. */
function UnknownSuite({ name }: { name: string }) {
  const words = useWords().suite;
  return (
    <div className={styles.notice}>
      <p role="status">
        <strong>{words.unknownTitle(name)}</strong>
      </p>
      <OtherSuites />
    </div>
  );
}

/** Links to the suites that are not shown. */
function OtherSuites() {
  const words = useWords().suite;
  const { suite, suites, both, addressOf } = useSuite();
  const choices = [
    [suites?.own, words.showReal],
    [suites?.demo?.suite, words.showDemo],
    [both, words.showBoth],
  ] as const;
  return choices.map(
    ([other, label]) =>
      other &&
      other !== (suite ?? suites?.own) && (
        <Link key={other} to={addressOf(other)}>
          {label}
        </Link>
      ),
  );
}

const LOADING_MS = 2000;
const fetchStatus = (signal: AbortSignal) => get('/api/demo-history', DemoHistoryStatus, signal);

function Notice({ status: first }: { status: DemoHistoryStatus }) {
  const words = useWords().suite;
  const formats = useFormats();
  const { suite, both } = useSuite();
  const { state, again } = useAnswer(fetchStatus);
  const status = lastOf(state) ?? first;
  const isLoading = status.state === 'loading';
  useEvery(isLoading ? LOADING_MS : null, again);
  const isBoth = both !== null && suite === both;
  const isShown = isBoth || suite === status.suite;
  return (
    <div className={styles.notice} data-demo={isShown || undefined}>
      <p role="status">
        <strong>{isBoth ? words.bothTitle : isShown ? words.demoTitle : words.realTitle}</strong>
        {isShown && ` ${isBoth ? words.bothText : words.demoText}`}
        {isLoading && ` ${words.loading(formats.chosenShare(status.part))}`}
        {status.state === 'failed' && ` ${words.loadFailed(formats.chosenShare(status.part))}`}
      </p>
      {status.state === 'failed' && <LoadAgain onLoading={again} />}
      <OtherSuites />
      {isShown && <Removal />}
    </div>
  );
}

/** For administrators: restarts the loading after a failure. */
function LoadAgain({ onLoading }: { onLoading: () => void }) {
  const words = useWords().suite;
  const session = use(SessionContext);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async () => {
    const started = await send('POST', '/api/demo-history/load', {}, DemoHistoryStatus);
    setHasFailed(!started.ok);
    if (started.ok) onLoading();
  }, [onLoading]);
  if (session?.role !== 'administrator') return null;
  return (
    <>
      {hasFailed && <span role="alert">{words.notStarted}</span>}
      <button type="button" onClick={() => void load()}>
        {words.loadAgain}
      </button>
    </>
  );
}
