import { type ActivityResults, MIN_ACTIVE, MIN_VISITORS } from '@sintonia/contracts';
import { Link } from 'react-router';
import buttons from '../../design/Button.module.css';
import { useFormats } from '../../messages/language.ts';
import { useScreenWords } from '../../messages/use-screen-words.ts';
import { useMayChange } from '../../session/session-context.ts';
import { useSuite } from '../../suite/use-suite.ts';
import styles from './Decision.module.css';
import { goalName, headlineOf, liftText, mainOf, rangeText, variantName } from './result-words.ts';

/** Noon of a calendar day, for formats that take an instant: the same day in every nearby zone. */
export const noonOf = (day: string) => `${day}T12:00:00.000Z`;

/** Conclusion in a sentence, with its certainty and audience below. */
export function Decision({ results }: { results: ActivityResults }) {
  const { results: words, experiments } = useScreenWords();
  const formats = useFormats();
  const mayChange = useMayChange();
  const { inSuite } = useSuite();
  const { what, variantResult } = headlineOf(results);
  const [main] = results.goals;
  const measured = variantResult && mainOf(variantResult);
  const named = (key: string) => variantName(key, results, words);
  const decisionText = words.decision[what];
  const sum = (part: 'exposed' | 'counted') => results.variants.reduce((all, variant) => all + variant[part], 0);
  const waiting = sum('exposed') - sum('counted');
  const day = (at: string) => formats.day(at);

  return (
    <section className={styles.decision} aria-live="polite">
      <h2 className={`${styles.says} ${what === 'stopped' || what === 'aaWrong' ? styles.wrong : ''}`}>
        {typeof decisionText === 'string' ? decisionText : decisionText(named(variantResult?.variant ?? ''))}
      </h2>
      {what === 'stopped' && <p className={styles.why}>{words.alarm.lead}</p>}
      {what === 'nothing' && <p className={styles.why}>{words.nothingAdvice}</p>}
      {what === 'tooFew' && (
        <p className={styles.why}>{words.tooFewAdvice(formats.count(MIN_VISITORS), formats.count(MIN_ACTIVE))}</p>
      )}
      {what === 'aaFine' && <p className={styles.why}>{words.aaFineAdvice}</p>}
      {what === 'aaWrong' && <p className={styles.why}>{words.aaWrongAdvice}</p>}
      {main && measured && results.baseline && (
        <p className={styles.why}>
          <strong>
            {words.reading(
              goalName(main.goal, experiments.goals),
              liftText(measured.lift, formats),
              named(results.baseline),
            )}
          </strong>{' '}
          {words.confidence(rangeText(measured, formats, words), formats.chosenShare(results.confidence))}{' '}
          {variantResult.since && words.decidedSince(day(noonOf(variantResult.since)))}
          {what === 'open' &&
            variantResult.daysLeft !== null &&
            words.daysLeft(formats.count(variantResult.daysLeft), variantResult.daysLeft === 1)}
        </p>
      )}
      {what === 'better' && variantResult && mayChange && (
        <div className={styles.show}>
          <Link
            className={buttons.primary}
            to={inSuite('/experiments/nou', { copia: results.activity, variant: variantResult.variant })}
          >
            {words.show(named(variantResult.variant))}
          </Link>
          <p>{words.showWhy}</p>
        </div>
      )}
      <ul className={styles.facts}>
        <li>{words.counted(formats.count(sum('counted')))}</li>
        {waiting > 0 && <li>{words.waiting(formats.count(waiting), results.outcomeDays)}</li>}
        {results.mixed > 0 && <li>{words.mixed(formats.count(results.mixed))}</li>}
        {results.forged > 0 && <li>{words.forged(formats.count(results.forged))}</li>}
        {results.goalsChanged && <li>{words.goalsChanged(day(results.goalsChanged))}</li>}
        {results.countedFrom && <li>{words.countedFrom(day(results.countedFrom))}</li>}
      </ul>
    </section>
  );
}
