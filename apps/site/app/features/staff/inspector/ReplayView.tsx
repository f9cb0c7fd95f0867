import type { ConsentChoice } from '@sintonia/contracts';
import type { Tag, TagSettings } from '@sintonia/tag';
import { type Difference, differences, outcomeOf, type RecordedEvent, replayVisit } from '@sintonia/tag/inspection';
import type { RuleSet } from '@sintonia/tag/rules';
import { eventText } from '@sintonia/wire/rule-words';
import { use, useEffect, useState } from 'react';
import { HitFields } from './HitFields.tsx';
import { type AssumedChoice, InspectorWordsContext } from './inspector-words.ts';
import { rulesOf, usePublishedVersions } from './published-versions.ts';
import { useRuleLanguage } from './use-rule-language.ts';

const ALL: ConsentChoice = { analytics: true, audience: true, personalisation: true };
const NONE: ConsentChoice = { analytics: false, audience: false, personalisation: false };
const CHOICES: Readonly<Record<AssumedChoice, ConsentChoice | null>> = {
  all: ALL,
  none: NONE,
  analytics: { ...NONE, analytics: true },
  unknown: null,
};

const asChoice = (name: string): AssumedChoice => (Object.hasOwn(CHOICES, name) ? (name as AssumedChoice) : 'none'); // cast: keys of the table

/** Rules of this page, under the name that the list shows. */
const THESE = 'aquestes';

interface ReplayViewProps {
  events: readonly RecordedEvent[];
  tag: Tag;
  settings: TagSettings;
  rules: RuleSet;
}

/** T-14: replays this visit under another choice or another version of the rules, and shows the differences. */
export function ReplayView({ events, tag, settings, rules }: ReplayViewProps) {
  const words = use(InspectorWordsContext);
  const language = useRuleLanguage();
  const [choiceName, setChoiceName] = useState<AssumedChoice>('none');
  const [version, setVersion] = useState(THESE);
  const [reported, setReported] = useState<Difference[] | string>([]);
  const versions = usePublishedVersions(words.environments);

  useEffect(() => {
    let isCurrent = true;
    const show = (result: Difference[] | string) => isCurrent && setReported(result);
    const occurrences = events.map(({ occurrence }) => occurrence);
    const shared = { settings, element: tag.element };
    const replay = async () => {
      const other = version === THESE ? rules : await rulesOf(version, words.noRulesInVersion);
      const before = await replayVisit(occurrences, { ...shared, rules, choice: tag.consent.choice() });
      const choice = CHOICES[choiceName];
      return differences(before, await replayVisit(occurrences, { ...shared, rules: other, choice }));
    };
    replay().then(show, (error: unknown) => show(String(error)));
    return () => {
      isCurrent = false;
    };
  }, [events, choiceName, version, tag, settings, rules, words]);

  return (
    <>
      <form className="situation">
        <label>
          {words.ifVisitor}
          <select value={choiceName} onChange={({ target }) => setChoiceName(asChoice(target.value))}>
            {Object.entries(words.choices).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.withRules}
          <select value={version} onChange={({ target }) => setVersion(target.value)}>
            <option value={THESE}>{words.theseRules}</option>
            {versions.map(({ path, name }) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </form>
      {typeof reported === 'string' ? (
        <p role="alert">{words.notReplayed(reported)}</p>
      ) : reported.length === 0 ? (
        <p className="quiet">{words.noDifference}</p>
      ) : (
        <ol className="events">
          {reported.map(({ occurrence, rule, before, after }) => (
            <li key={`${occurrence.event}-${occurrence.context.atMs}-${rule}`} data-outcome={after && outcomeOf(after)}>
              <h3>
                <span>{rule}</span>
                <span className="outcome">
                  {before ? words.outcomes[outcomeOf(before)] : words.wasAbsent} →{' '}
                  {after ? words.outcomes[outcomeOf(after)] : words.wouldBeAbsent}
                </span>
              </h3>
              <p className="quiet">
                {eventText(occurrence.event, language)} {words.onPage(new URL(occurrence.context.url).pathname)}{' '}
                <code>{occurrence.event}</code>
              </p>
              {after?.requests.map(({ url, query }) => (
                <HitFields key={query} url={url} query={query} />
              ))}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
