import type { RecordedEvent } from '@sintonia/tag/inspection';
import { eventText } from '@sintonia/wire/rule-words';
import { use } from 'react';
import { InspectorWordsContext } from './inspector-words.ts';
import { RuleRow } from './RuleRow.tsx';
import { useRuleLanguage } from './use-rule-language.ts';

/** Newest first: each event with its page, and the result of each rule that listens to it. */
export function EventList({ events }: { events: readonly RecordedEvent[] }) {
  const words = use(InspectorWordsContext);
  const language = useRuleLanguage();
  const clock = new Intl.DateTimeFormat(words.language === 'en' ? 'en-GB' : 'ca', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (events.length === 0) return <p className="quiet">{words.noEvents}</p>;
  return (
    <ol className="events">
      {events.toReversed().map(({ occurrence, decisions }) => (
        <li key={`${occurrence.event}-${occurrence.context.atMs}`}>
          <h3>
            <span>
              {eventText(occurrence.event, language)} <code>{occurrence.event}</code>
            </span>
            <span className="quiet">
              {clock.format(occurrence.context.atMs)} · {new URL(occurrence.context.url).pathname}
            </span>
          </h3>
          {decisions.map((recorded) => (
            <RuleRow key={recorded.rule} recorded={recorded} />
          ))}
        </li>
      ))}
    </ol>
  );
}
