import { lazy, Suspense, useCallback, useState } from 'react';
import buttons from '../design/Button.module.css';
import { Choice } from '../design/Choice.tsx';
import { Section } from '../design/Section.tsx';
import { EventRow } from '../live-events/EventRow.tsx';
import { type EventFilter, matching, type Realtime } from '../live-events/realtime-state.ts';
import { useStillList } from '../live-events/use-still-list.ts';
import { useWords } from '../messages/language.ts';
import { Empty } from '../states/Empty.tsx';
import { SkeletonLines } from '../states/Skeleton.tsx';
import styles from './EventStream.module.css';

/** After the events. */
const EventTools = lazy(async () => ({ default: (await import('./EventTools.tsx')).EventTools }));

const PROTOCOLS = ['all', 'analytics', 'heartbeat'] as const;

/** The latest events as they arrive. Pausing freezes the list; events that arrive meanwhile are kept. */
export function EventStream({
  state,
  onPause,
  onResume,
}: {
  state: Realtime;
  onPause: () => void;
  onResume: () => void;
}) {
  const words = useWords().realtime;
  const [filter, setFilter] = useState<EventFilter>({ protocol: 'all', visitor: '' });
  const follow = useCallback((visitor: string) => setFilter((last) => ({ ...last, visitor })), []);
  const shown = matching(state.events, filter);
  const still = useStillList({ isPaused: state.isPaused, onPause, onResume });
  const waiting = matching(state.held, filter).length;
  return (
    <Section
      title={words.stream}
      aside={
        <>
          {state.isPaused && waiting > 0 && <span>{words.held(waiting)}</span>}
          <button type="button" className={buttons.plain} onClick={still.isChosen ? onResume : onPause}>
            {still.isChosen ? words.resume : words.pause}
          </button>
        </>
      }
    >
      <div className={styles.filter}>
        <Choice
          legend={words.filter}
          options={PROTOCOLS.map((value) => ({ value, label: words[value] }))}
          value={filter.protocol}
          onChange={(protocol) => setFilter({ ...filter, protocol })}
        />
        {filter.visitor && (
          <button
            type="button"
            className={styles.visitor}
            aria-label={words.everyone}
            onClick={() => setFilter({ ...filter, visitor: '' })}
          >
            {words.visitor(filter.visitor)} <span aria-hidden="true">×</span>
          </button>
        )}
      </div>
      {state.events.length === 0 && state.connection === 'connecting' && (
        <SkeletonLines widths={[96, 90, 94, 88]} height={28} />
      )}
      {state.events.length === 0 && state.connection === 'live' && (
        <Empty what={words.empty} advice={words.emptyAdvice} />
      )}
      {state.events.length > 0 && shown.length === 0 && <p className={styles.none}>{words.nothingMatches}</p>}
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard
        <ol className={styles.scroll} tabIndex={0} aria-label={words.list} {...still.handlers}>
          {shown.map((event) => (
            <EventRow key={event.id} event={event} onVisitor={follow} />
          ))}
        </ol>
      )}
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <EventTools events={shown} />
        </Suspense>
      )}
    </Section>
  );
}
