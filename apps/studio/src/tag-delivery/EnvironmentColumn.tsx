import { type Environment, type LibraryStatus, shortVersion } from '@sintonia/contracts';
import buttons from '../design/Button.module.css';
import { CopyButton } from '../design/CopyButton.tsx';
import { useFormats } from '../messages/language.ts';
import { useScreenWords } from '../messages/use-screen-words.ts';
import styles from './EnvironmentColumn.module.css';
import { moverText } from './mover-text.ts';
import { VersionsInUse } from './VersionsInUse.tsx';

interface EnvironmentColumnProps {
  library: LibraryStatus;
  /** Origin from which pages load the tag. */
  origin: string;
  environment: Environment;
  /** True when this server's website runs it. */
  isSite: boolean;
  /** Next environment of its version; null for the last. */
  next: Environment | null;
  mayMove: boolean;
  onPromote: (to: Environment, version: string) => void;
  /** @param version the version to leave */
  onRollBack: (version: string) => void;
}

/** One environment: its version, since when and by whom, and its two actions. */
export function EnvironmentColumn(props: EnvironmentColumnProps) {
  const { library, origin, environment, isSite, next, mayMove, onPromote, onRollBack } = props;
  const words = useScreenWords().tagDelivery;
  const formats = useFormats();
  const { property, environments, before, versions } = library;
  const move = environments[environment];
  const back = before[environment];
  const name = words.environments[environment];
  const isSame = next !== null && move !== null && environments[next]?.version === move.version;
  const rules = versions.find(({ id }) => id === move?.version)?.rules;
  return (
    <li className={styles.environment} data-environment={environment}>
      <h3 className={styles.name}>{name}</h3>
      {move ? (
        <>
          <p className={styles.version} title={move.version}>
            <code>{shortVersion(move.version)}</code>
            {rules && <span>{words.rules(rules)}</span>}
          </p>
          <p className={styles.since}>{words.sinceBy(formats.dateTime(move.at), moverText(move.by, words))}</p>
          {isSite && <p className={styles.site}>{words.site}</p>}
          <VersionsInUse inUse={library.inUse?.[environment] ?? null} version={move.version} />
        </>
      ) : (
        <p className={styles.since}>{words.nothing}</p>
      )}
      <dl className={styles.facts}>
        <dt>{words.suite}</dt>
        <dd>{property.reportSuites[environment]}</dd>
        <dt>{words.account}</dt>
        <dd>{property.account.ids[environment]}</dd>
      </dl>
      <PageLine
        line={`<script type="module" src="${origin}/tag/${property.slug}/${environment}/library.js" async></script>`}
        name={name}
      />
      {move && (
        <div className={styles.ways}>
          {next && !isSame && (
            <button
              type="button"
              className={buttons.primary}
              disabled={!mayMove}
              onClick={() => onPromote(next, move.version)}
            >
              {words.promote(words.to[next])}
            </button>
          )}
          {next && isSame && <p className={styles.same}>{words.same(words.to[next])}</p>}
          {back && (
            <button
              type="button"
              className={buttons.plain}
              disabled={!mayMove}
              onClick={() => onRollBack(move.version)}
            >
              {words.rollback(shortVersion(back))}
            </button>
          )}
          {!back && !next && <p className={styles.same}>{words.noWayBack}</p>}
        </div>
      )}
    </li>
  );
}

/** T-06: embed code for pages of other sites. */
function PageLine({ line, name }: { line: string; name: string }) {
  const words = useScreenWords().tagDelivery;
  return (
    <div className={styles.line}>
      <p>{words.line}</p>
      <code>{line}</code>
      <CopyButton text={() => line} label={words.lineFor(name)}>
        {words.copy}
      </CopyButton>
    </div>
  );
}
