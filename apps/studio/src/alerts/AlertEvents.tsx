import { type AlertCause, type AlertEvent, type AlertRule, isQuietAt, localTimeAt } from '@sintonia/contracts';
import { SUITE_PARAMETER } from '@sintonia/contracts/studio-addresses';
import { use } from 'react';
import { Link, useSearchParams } from 'react-router';
import { valueAddress } from '../links/entity-address.ts';
import { TimeZoneContext, useFormats } from '../messages/language.ts';
import { figureText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import { useQueryWords } from '../query/use-query-words.ts';
import { useValueText } from '../query/use-value-text.ts';
import { Empty } from '../states/Empty.tsx';
import { useSuiteNames } from '../suite/use-suite-names.ts';
import styles from './Alerts.module.css';
import { useAlertsWords } from './use-alerts-words.ts';

/** Past alerts, newest first, with the dimension value that changed most. */
export function AlertEvents({ events, rules }: { events: readonly AlertEvent[]; rules: readonly AlertRule[] }) {
  const words = useAlertsWords();
  const textOf = useValueText();
  const formats = useFormats();
  const names = useNames();
  const { labelOf, hasSeveral } = useSuiteNames();
  const timeZone = use(TimeZoneContext);
  if (events.length === 0) return <Empty what={words.noEvents} advice={words.noEventsAdvice} />;
  const isSuiteNamed = hasSeveral(events.map(({ suite }) => suite));
  const at = (time: string) => `${formats.day(time)}, ${formats.minute(time)}`;
  /** An alert that lasts, and whose mail waits for the end of its quiet hours. */
  const heldText = ({ rule: id, endedAt, mailedAt }: AlertEvent): string => {
    const rule = rules.find((one) => one.id === id);
    if (endedAt !== null || mailedAt !== null || !rule?.quiet || rule.recipients.length === 0) return '';
    return isQuietAt(rule.quiet, localTimeAt(Date.now(), timeZone)) ? words.held(rule.quiet.to) : '';
  };
  const showOf = (watch: AlertEvent['watch']) => (figure: number) =>
    'metric' in watch ? figureText(figure, names.metric(watch.metric), formats) : formats.count(figure);
  const what = ({ watch, value, usual, sections }: AlertEvent) => {
    if (watch.kind === 'silence') {
      return words.silentIn(
        sections.map((section) => (section ? textOf('section', section) : words.noSection)).join(', '),
      );
    }
    if (watch.kind === 'failures') return words.failures(formats.count(value), formats.count(usual ?? 0));
    const show = showOf(watch);
    const figure = `${names.nameOf(watch.metric)}: ${show(value)}`;
    return usual === null ? words.figureAlone(figure) : words.figure(figure, show(usual));
  };
  return (
    <ol aria-label={words.events}>
      {events.map((event) => {
        const { id, ruleName, suite, beganAt, endedAt, cause, mailedAt } = event;
        return (
          <li key={id} className={styles.event} data-lasts={endedAt === null}>
            <span className={styles.quiet}>
              {endedAt === null ? words.since(at(beganAt)) : words.lasted(at(beganAt), at(endedAt))}
            </span>
            <span>
              <strong>{ruleName}</strong> {isSuiteNamed && <span className={styles.quiet}>{labelOf(suite)}</span>}{' '}
              {endedAt === null && <em className={styles.lasting}>{words.lasting}</em>}
              <br />
              {what(event)}
              {cause && (
                <>
                  <br />
                  <span className={styles.quiet}>
                    {words.cause(
                      names.nameOf(cause.dimension).toLowerCase(),
                      textOf(cause.dimension, cause.value),
                      showOf(event.watch)(cause.usual),
                      showOf(event.watch)(cause.now),
                      formats.share(cause.share, 1),
                    )}{' '}
                    <CauseLink cause={cause} suite={suite} />
                  </span>
                </>
              )}
            </span>
            <span className={styles.quiet}>{mailedAt ? words.mailed(at(mailedAt)) : heldText(event)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Way to the page of what changed most, in the alert's suite; nothing for values without one, such as a device. */
function CauseLink({ cause: { dimension, value }, suite }: { cause: AlertCause; suite: string }) {
  const explore = useQueryWords();
  const textOf = useValueText();
  const [search] = useSearchParams();
  const inSuite = new URLSearchParams(search);
  inSuite.set(SUITE_PARAMETER, suite);
  const address = valueAddress(dimension, value, inSuite);
  if (!address) return null;
  return (
    <Link to={address} aria-label={explore.entityPageOf(textOf(dimension, value))}>
      {explore.entityPage}
    </Link>
  );
}
