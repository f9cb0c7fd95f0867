import {
  ALERT_LIMITS,
  type AlertInput,
  type AlertRule,
  type AlertWatch,
  type ReportCatalogue,
} from '@sintonia/contracts';
import { type FormEvent, use, useEffect, useId, useRef, useState } from 'react';
import { useRecipients } from '../api/use-recipients.ts';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import { TextField } from '../forms/Field.tsx';
import { Select } from '../forms/Select.tsx';
import { Tick } from '../forms/Tick.tsx';
import { numberToType, typedNumber } from '../forms/typed-number.ts';
import { LanguageContext } from '../messages/language.ts';
import { ErrorText } from '../states/ErrorText.tsx';
import styles from './Alerts.module.css';
import { addAlert, changeAlert } from './change-alerts.ts';
import { limitUnitOf, sizeOf } from './limit-unit.ts';
import { useAlertsWords } from './use-alerts-words.ts';
import { filterOf, WatchedPart, watchedOf } from './WatchedPart.tsx';

const NIGHT = { from: '23:00', to: '07:00' };

/** A new alert, or changes to one: what it monitors and who receives its emails. */
export function AlertForm({
  rule,
  kind: given,
  catalogue: { metrics, dimensions },
  suite,
  onDone,
  onCancel,
}: {
  rule?: AlertRule;
  kind: AlertWatch['kind'];
  catalogue: Pick<ReportCatalogue, 'metrics' | 'dimensions'>;
  suite: string | null;
  onDone: () => void;
  onCancel: () => void;
}) {
  const words = useAlertsWords();
  const { language } = use(LanguageContext);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form may open outside the window, below a long list of rules.
  useEffect(() => heading.current?.focus(), []);
  const people = useRecipients();
  const { isBusy, error, act } = useRequest();
  const before = rule?.watch;
  const [name, setName] = useState(rule?.name ?? (given === 'silence' ? words.kinds.silence : ''));
  const [kind, setKind] = useState(before?.kind ?? given);
  const [metric, setMetric] = useState(before && 'metric' in before ? before.metric : 'pageviews');
  const [direction, setDirection] = useState(before && 'direction' in before ? before.direction : 'both');
  const [share, setShare] = useState(before?.kind === 'deviation' ? String(before.share) : '0.5');
  const unitOf = (key: string) => limitUnitOf(metrics.find((one) => one.key === key));
  const [limit, setLimit] = useState(
    before?.kind === 'threshold' ? numberToType(before.value / sizeOf(unitOf(before.metric)), language) : '',
  );
  const [to, setTo] = useState<readonly string[]>(rule?.recipients ?? []);
  const [isQuiet, setQuiet] = useState(rule ? rule.quiet !== null : true);
  const [quiet, setHours] = useState(rule?.quiet ?? NIGHT);
  const filterBefore = before && 'filter' in before ? before.filter : undefined;
  const [watched, setWatched] = useState(() => watchedOf(filterBefore));
  const unit = unitOf(metric);
  const typed = typedNumber(limit, language);
  const limitHint =
    limit.trim() !== '' && Number.isNaN(typed) ? words.limitWrong : unit === null ? undefined : words.limitUnits[unit];
  /** Who received its mails and has left the studio can still be taken off. */
  const left = (rule?.recipients ?? []).filter((email) => !people.some((person) => person.email === email));
  const titles = Object.fromEntries(
    metrics
      .map(({ key, title }) => [key, title[language]] as const)
      .sort(([, one], [, other]) => one.localeCompare(other, language)),
  );

  const watch = (): AlertWatch => {
    // a filter of another form, set through the API, stays
    const chosen = watched ? filterOf(watched) : filterBefore;
    const filter = chosen ? { filter: chosen } : {};
    if (kind === 'deviation') return { kind, metric, direction, share: Number(share), ...filter };
    if (kind === 'threshold') {
      return {
        kind,
        metric,
        direction: direction === 'below' ? 'below' : 'above',
        value: typed * sizeOf(unit),
        ...filter,
      };
    }
    return { kind };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const inSuite = rule?.suite ?? suite;
    const input: AlertInput = {
      name,
      watch: watch(),
      ...(inSuite !== null && { suite: inSuite }),
      isOn: rule?.isOn ?? true,
      recipients: [...to],
      quiet: isQuiet ? quiet : null,
    };
    if (await act(rule ? changeAlert(rule.id, input) : addAlert(input))) onDone();
  };
  const isWhole =
    name.trim() !== '' &&
    (kind !== 'threshold' || !Number.isNaN(typed)) &&
    (!isQuiet || (quiet.from !== '' && quiet.to !== '' && quiet.from !== quiet.to)) &&
    (!watched || watched.dimension === '' || watched.value.trim() !== '');

  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {rule ? words.editTitle(rule.name) : words.addTitle}
      </h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField label={words.name} value={name} onChange={setName} maxLength={ALERT_LIMITS.nameCharacters} />
        <Select label={words.kind} value={kind} options={words.kinds} onChange={setKind} />
        {(kind === 'deviation' || kind === 'threshold') && (
          <>
            <Select label={words.metric} value={metric} options={titles} onChange={setMetric} />
            {watched && (
              <WatchedPart
                dimensions={dimensions}
                metric={metrics.find(({ key }) => key === metric)}
                watched={watched}
                onChange={setWatched}
              />
            )}
          </>
        )}
        {kind === 'deviation' && (
          <>
            <Select label={words.direction} value={direction} options={words.directions} onChange={setDirection} />
            <Select
              label={words.share}
              value={share}
              options={words.shares as Record<string, string>}
              onChange={setShare}
            />
          </>
        )}
        {kind === 'threshold' && (
          <>
            <Select
              label={words.direction}
              value={direction === 'below' ? 'below' : 'above'}
              options={words.limits}
              onChange={setDirection}
            />
            <TextField
              label={words.limit}
              {...(limitHint && { why: limitHint })}
              inputMode="decimal"
              value={limit}
              onChange={setLimit}
            />
          </>
        )}
        <fieldset className={styles.people}>
          <legend>{words.recipients}</legend>
          {[...people, ...left.map((email) => ({ email, label: email }))].map(({ email, label }) => (
            <Tick
              key={email}
              label={label}
              isOn={to.includes(email)}
              onChange={(isOn) => setTo(isOn ? [...to, email] : to.filter((other) => other !== email))}
            />
          ))}
          <Tick label={words.quiet} why={words.quietWhy} isOn={isQuiet} onChange={setQuiet} />
          {isQuiet && (
            <div className={styles.hours}>
              <TextField
                label={words.quietFrom}
                type="time"
                value={quiet.from}
                onChange={(from) => setHours({ ...quiet, from })}
              />
              <TextField
                label={words.quietTo}
                type="time"
                value={quiet.to}
                onChange={(to) => setHours({ ...quiet, to })}
              />
            </div>
          )}
        </fieldset>
        <ErrorText error={error} texts={words.refused} />
        <div className={styles.acts}>
          <button type="submit" className={buttons.primary} disabled={isBusy || !isWhole}>
            {rule ? words.save : words.create}
          </button>
          <button type="button" className={buttons.plain} onClick={onCancel}>
            {words.cancel}
          </button>
        </div>
      </form>
    </section>
  );
}
