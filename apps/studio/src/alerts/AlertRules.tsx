import type { AlertRule, ReportCatalogue } from '@sintonia/contracts';
import { useState } from 'react';
import { useRequest } from '../api/use-request.ts';
import buttons from '../design/Button.module.css';
import { useFormats } from '../messages/language.ts';
import { figureText } from '../query/figure-text.ts';
import { useNames } from '../query/names-context.ts';
import { Empty } from '../states/Empty.tsx';
import { Problem } from '../states/Problem.tsx';
import { useSuiteNames } from '../suite/use-suite-names.ts';
import { type Column, ReportTable } from '../tables/ReportTable.tsx';
import { AlertForm } from './AlertForm.tsx';
import styles from './Alerts.module.css';
import { changeAlert, removeAlert } from './change-alerts.ts';
import { useAlertsWords } from './use-alerts-words.ts';

/** Phrase of each direction of a deviation. */
const MOVES = { both: 'both', above: 'rises', below: 'falls' } as const;

/** Alert rules, with actions to turn them on or off, edit and remove them. */
export function AlertRules({
  rules,
  catalogue,
  onChanged,
}: {
  rules: readonly AlertRule[];
  catalogue: Pick<ReportCatalogue, 'metrics' | 'dimensions'>;
  onChanged: () => void;
}) {
  const words = useAlertsWords();
  const formats = useFormats();
  const names = useNames();
  const { labelOf, hasSeveral } = useSuiteNames();
  const { isBusy, error, act } = useRequest();
  const [edited, setEdited] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const shown = rules.find(({ id }) => id === edited);
  if (rules.length === 0) return <Empty what={words.noRules} advice={words.noRulesAdvice} />;

  const what = ({ watch }: AlertRule): string => {
    if (watch.kind === 'silence' || watch.kind === 'failures') return words.kinds[watch.kind];
    const name = names.nameOf(watch.metric);
    if (watch.kind === 'threshold') {
      return words.watched[watch.direction](name, figureText(watch.value, names.metric(watch.metric), formats));
    }
    return words.watched[MOVES[watch.direction]](name, formats.chosenShare(watch.share));
  };
  const toggle = async ({ id, name, watch, suite, isOn, recipients, quiet }: AlertRule) => {
    if (await act(changeAlert(id, { name, watch, suite, isOn: !isOn, recipients, quiet }))) onChanged();
  };
  const remove = async (id: string) => {
    setLeaving(null);
    if (await act(removeAlert(id))) onChanged();
  };
  const stateText = ({ isOn, evaluatedAt, problem }: AlertRule) => {
    if (!isOn) return words.off;
    const when = evaluatedAt ? words.evaluated(formats.minute(evaluatedAt)) : words.notYet;
    return [words.on, when, ...(problem ? [words.problem[problem]] : [])].join(' · ');
  };
  const columns: Column<AlertRule>[] = [
    { name: words.name, value: ({ name }) => name, show: ({ name }) => <strong>{name}</strong> },
    { name: words.watches, value: what },
    ...(hasSeveral(rules.map(({ suite }) => suite))
      ? [{ name: words.suite, value: ({ suite }: AlertRule) => labelOf(suite) }]
      : []),
    { name: words.state, value: stateText },
    { name: words.mailTo, value: ({ recipients }) => recipients.join(', ') || words.nobody },
    { name: words.by, value: ({ createdBy }) => createdBy },
    {
      name: words.actions,
      value: () => '',
      isAction: true,
      show: (rule) =>
        rule.mayChange &&
        (leaving === rule.id ? (
          <fieldset className={styles.sure}>
            <legend>{words.sure}</legend>
            <button type="button" className={buttons.primary} disabled={isBusy} onClick={() => remove(rule.id)}>
              {words.doRemove}
            </button>
            <button type="button" className={buttons.plain} onClick={() => setLeaving(null)}>
              {words.keep}
            </button>
          </fieldset>
        ) : (
          <span className={styles.acts}>
            <button
              type="button"
              className={buttons.plain}
              aria-label={rule.isOn ? words.turnOffOf(rule.name) : words.turnOnOf(rule.name)}
              disabled={isBusy}
              onClick={() => toggle(rule)}
            >
              {rule.isOn ? words.turnOff : words.turnOn}
            </button>
            <button
              type="button"
              className={buttons.plain}
              aria-label={words.editOf(rule.name)}
              onClick={() => setEdited(rule.id)}
            >
              {words.edit}
            </button>
            <button
              type="button"
              className={buttons.plain}
              aria-label={words.removeOf(rule.name)}
              onClick={() => setLeaving(rule.id)}
            >
              {words.remove}
            </button>
          </span>
        )),
    },
  ];
  return (
    <>
      {error && <Problem error={error} onRetry={onChanged} />}
      <ReportTable
        inAddress="taula-regles"
        caption={words.rules}
        columns={columns}
        rows={rules}
        rowKey={({ id }) => id}
        isStacked
      />
      {shown && (
        <AlertForm
          key={shown.id}
          rule={shown}
          kind={shown.watch.kind}
          catalogue={catalogue}
          suite={shown.suite}
          onDone={() => {
            setEdited(null);
            onChanged();
          }}
          onCancel={() => setEdited(null)}
        />
      )}
    </>
  );
}
