import type { LibraryList, LibraryStatus } from '@sintonia/contracts';
import { use, useState } from 'react';
import { fetchLibraries } from '../api/fetch-libraries.ts';
import type { Answered, RequestError } from '../api/request.ts';
import { lastOf, useAnswer } from '../api/use-answer.ts';
import layout from '../design/layout.module.css';
import { useScreenWords } from '../messages/use-screen-words.ts';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { SessionContext } from '../session/session-context.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { promote, rollBack } from './change-library.ts';
import { EnvironmentColumn } from './EnvironmentColumn.tsx';
import { MoveLog } from './MoveLog.tsx';
import styles from './TagScreen.module.css';
import { VersionComparison } from './VersionComparison.tsx';
import { VersionTable } from './VersionTable.tsx';

/** Versions of the tag by environment, and their changes (T-06, T-12). */
export function TagScreen() {
  const words = useScreenWords().tagDelivery;
  const { state, again } = useAnswer(fetchLibraries);
  const list = lastOf(state);
  return (
    <>
      <ScreenHeader title={words.title}>
        <div className={layout.headerEnd}>
          <SaveButton name={words.title} />
        </div>
      </ScreenHeader>
      <p className={styles.lead}>{words.lead}</p>
      {state.at === 'failed' && <Problem error={state.error} since={state.since} onRetry={again} />}
      {list === null && state.at === 'loading' && <SkeletonLines widths={[100, 100, 60]} height={120} />}
      {list?.properties.length === 0 && <Empty what={words.empty} advice={words.emptyAdvice} />}
      {list?.properties.map((library) => (
        <PropertyLibrary key={library.property.slug} library={library} list={list} onMoved={again} />
      ))}
    </>
  );
}

/** How page code states the visitor's choice (`docs/operations.md`, «The tag on other sites»). */
const CHOICE_CALL = 'sintonia.tag.consent.choose({ analytics: true, audience: true, personalisation: false })';

/** In the order of promotion. */
const ORDER = ['development', 'staging', 'production'] as const;

interface PropertyLibraryProps {
  library: LibraryStatus;
  list: LibraryList;
  onMoved: () => void;
}

function PropertyLibrary({ library, list: { origin, site }, onMoved }: PropertyLibraryProps) {
  const words = useScreenWords().tagDelivery;
  const isAdministrator = use(SessionContext)?.role === 'administrator';
  const [isMoving, setMoving] = useState(false);
  const [refused, setRefused] = useState<RequestError | null>(null);
  const { property } = library;

  const move = async (moving: Answered<unknown>) => {
    setMoving(true);
    setRefused(null);
    const moved = await moving;
    setMoving(false);
    if (!moved.ok) setRefused(moved.error);
    onMoved(); // after a refusal too: the shown state may be outdated
  };
  return (
    <article className={styles.property}>
      <header className={styles.head}>
        <h2 className={styles.name}>{property.name}</h2>
        <p className={styles.domain}>
          {words.domain}: {property.domains.join(', ')}
        </p>
      </header>
      {refused && <RefusedMove error={refused} onRetry={onMoved} />}
      {!isAdministrator && <p className={styles.note}>{words.readOnly}</p>}
      <ol className={styles.environments} aria-label={words.environmentsOf(property.name)}>
        {ORDER.map((environment, i) => (
          <EnvironmentColumn
            key={environment}
            library={library}
            origin={origin}
            environment={environment}
            isSite={site.property === property.slug && site.environment === environment}
            next={ORDER[i + 1] ?? null}
            mayMove={isAdministrator && !isMoving}
            onPromote={(to, version) => move(promote(property.slug, { from: environment, to, version }))}
            onRollBack={(version) => move(rollBack(property.slug, environment, version))}
          />
        ))}
      </ol>
      <p className={styles.help}>
        {words.lineHelp(property.domains.join(', '))} <code>{CHOICE_CALL}</code>
      </p>
      <div className={styles.comparison}>
        <VersionComparison library={library} />
      </div>
      <div className={styles.parts}>
        <VersionTable library={library} />
        <MoveLog moves={library.moves} />
      </div>
    </article>
  );
}

function RefusedMove({ error, onRetry }: { error: RequestError; onRetry: () => void }) {
  const words = useScreenWords().tagDelivery.refused;
  const code = error.kind === 'refused' ? error.code : '';
  if (!Object.hasOwn(words, code)) return <Problem error={error} onRetry={onRetry} />;
  return (
    <p className={styles.refused} role="alert">
      {words[code as keyof typeof words] /* cast: it is one of them */}
    </p>
  );
}
