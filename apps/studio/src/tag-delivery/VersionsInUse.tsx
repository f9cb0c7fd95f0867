import { type LibraryUse, shortVersion } from '@sintonia/contracts';
import { useFormats } from '../messages/language.ts';
import { useScreenWords } from '../messages/use-screen-words.ts';
import styles from './EnvironmentColumn.module.css';

interface VersionsInUseProps {
  /** Null while unknown. */
  inUse: readonly LibraryUse[] | null;
  /** Current version of the environment. */
  version: string;
}

/** Versions that measured the page views of the last half hour: the current one first, then previous ones. */
export function VersionsInUse({ inUse, version }: VersionsInUseProps) {
  const words = useScreenWords().tagDelivery;
  const formats = useFormats();
  if (inUse === null) return <p className={styles.since}>{words.useUnknown}</p>;
  const current = inUse.find((use) => use.version === version);
  const former = inUse.filter((use) => use.version !== version);
  return (
    <div className={styles.use}>
      <h4>{words.inUse}</h4>
      {inUse.length === 0 && <p>{words.notInUse}</p>}
      {inUse.length > 0 && (
        <p>{words.current(formats.count(current?.pageviews ?? 0), formats.count(current?.visitors ?? 0))}</p>
      )}
      {former.map(({ version: left, pageviews, visitors, lastAt }) => (
        <p key={left}>
          {words.former(shortVersion(left), formats.count(pageviews), formats.count(visitors), formats.clock(lastAt))}
        </p>
      ))}
    </div>
  );
}
