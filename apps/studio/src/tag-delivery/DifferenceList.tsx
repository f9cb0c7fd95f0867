import { type RuleLanguage, ruleCatalan, ruleEnglish, vendorsOf } from '@sintonia/wire/rule-words';
import { Fragment, use } from 'react';
import { LanguageContext } from '../messages/language.ts';
import { useScreenWords } from '../messages/use-screen-words.ts';
import type { PublishedVersion } from '../tag-versions/published-version.ts';
import type { FactChange, ThingChange } from './compare-things.ts';
import { isWithoutDifference, type VersionDifference } from './compare-versions.ts';
import styles from './VersionComparison.module.css';
import { factName, noValueText, valueText } from './version-words.ts';

/** The rules of each side in words, with the names of its own vendors. */
type Sides = Record<'before' | 'after', RuleLanguage>;

const GROUPS = ['rules', 'elements', 'vendors', 'settings'] as const;

/** What was added, removed and changed, group by group; equal parts are not listed. */
export function DifferenceList({
  difference,
  before,
  after,
}: {
  difference: VersionDifference;
  before: PublishedVersion;
  after: PublishedVersion;
}) {
  const words = useScreenWords().tagDelivery.compare;
  const { language } = use(LanguageContext);
  const rule = language === 'ca' ? ruleCatalan : ruleEnglish;
  const sides: Sides = {
    before: { language, rule, vendors: vendorsOf(before) },
    after: { language, rule, vendors: vendorsOf(after) },
  };
  if (isWithoutDifference(difference)) return <p role="status">{difference.elements ? words.none : words.noneKnown}</p>;
  return (
    <>
      {GROUPS.map((group) => {
        const changes = difference[group] ?? [];
        const moved = group === 'rules' ? difference.order : [];
        if (changes.length + moved.length === 0) return null;
        return (
          <section key={group} aria-label={words.groups[group]}>
            <h3 className={styles.group}>{words.groups[group]}</h3>
            <ul className={styles.changes}>
              {changes.map((change, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list has no state
                <ChangeItem key={i} change={change} sides={sides} />
              ))}
              {moved.map(({ name, before: was, after: now }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <li key={i}>
                  <h4>
                    <span className={styles.kind}>{words.kinds.moved}</span> {name}
                  </h4>
                  <p>{words.moved(now, was)}</p>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

function ChangeItem({ change, sides }: { change: ThingChange; sides: Sides }) {
  const words = useScreenWords().tagDelivery.compare;
  const isChange = change.kind === 'changed';
  const name = isChange ? change.name : change.thing.name;
  const side = change.kind === 'removed' ? 'before' : 'after';
  return (
    <li data-kind={change.kind}>
      {name !== '' && (
        <h4>
          <span className={styles.kind}>{words.kinds[change.kind]}</span> {name}
        </h4>
      )}
      <dl>
        {isChange
          ? change.changes.map((one) => <ChangedFact key={one.fact} change={one} sides={sides} />)
          : Object.entries(change.thing.facts)
              .filter(([fact, values]) => values.length > 0 || fact === 'conditions')
              .map(([fact, values]) => (
                <div key={fact}>
                  <dt>{factName(fact, words)}</dt>
                  <dd>
                    <Values fact={fact} values={values} language={sides[side]} />
                  </dd>
                </div>
              ))}
      </dl>
    </li>
  );
}

/** Both sides, with what only one of them has marked. */
function ChangedFact({ change: { fact, before, after }, sides }: { change: FactChange; sides: Sides }) {
  const words = useScreenWords().tagDelivery.compare;
  return (
    <div>
      <dt>{factName(fact, words)}</dt>
      <dd>
        <p>
          <span className={styles.side}>{words.before}</span>{' '}
          <Values fact={fact} values={before} language={sides.before} others={after} mark="del" />
        </p>
        <p>
          <span className={styles.side}>{words.after}</span>{' '}
          <Values fact={fact} values={after} language={sides.after} others={before} mark="ins" />
        </p>
      </dd>
    </div>
  );
}

interface ValuesProps {
  fact: string;
  values: readonly string[];
  language: RuleLanguage;
  /** Values of the other side: a value that is not among them is marked. */
  others?: readonly string[];
  mark?: 'del' | 'ins';
}

function Values({ fact, values, language, others = values, mark: Mark = 'ins' }: ValuesProps) {
  const words = useScreenWords().tagDelivery.compare;
  if (values.length === 0) return noValueText(fact, words);
  return values.map((value, i) => {
    const text = valueText(fact, value, language, words);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat, and have no state
      <Fragment key={i}>
        {i > 0 && ' · '}
        {others.includes(value) ? text : <Mark>{text}</Mark>}
      </Fragment>
    );
  });
}
