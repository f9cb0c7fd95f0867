import type { VisitorHistory } from '@sintonia/contracts';
import { useMemo, useState } from 'react';
import { TableToggle } from '../charts/TableToggle.tsx';
import buttons from '../design/Button.module.css';
import { Section } from '../design/Section.tsx';
import { useFormats } from '../messages/language.ts';
import { VisitEvents } from './VisitEvents.tsx';
import { Hits, Playback } from './VisitorRows.tsx';
import styles from './VisitorVisits.module.css';
import { useVisitorWords } from './visitor-words.ts';
import { type Visit, visitsOf } from './visits-of.ts';

/** Visits shown at first, and added at once. */
const SHOWN = 10;

/** What a visitor did, visit by visit; as tables on request. */
export function VisitorVisits({ history }: { history: VisitorHistory }) {
  const words = useVisitorWords();
  const formats = useFormats();
  const visits = useMemo(() => visitsOf(history.hits, history.playback), [history]);
  const [isTable, setTable] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const left = Math.max(0, visits.length - shown);
  const isWhole = history.hits.length === history.counts.hits && history.playback.length === history.sessions;
  return (
    <>
      <Section title={words.visits} aside={<TableToggle {...{ words, isTable, setTable }} />}>
        {!isWhole && <p className={styles.quiet}>{words.notAll}</p>}
        {!isTable && (
          <ol className={styles.visits} aria-label={words.visits}>
            {visits.slice(0, shown).map((visit, at) => (
              <li key={visit.at} className={styles.visit}>
                <OneVisit visit={visit} isNewest={at === 0} />
              </li>
            ))}
          </ol>
        )}
        {!isTable && left > 0 && (
          <button type="button" className={buttons.plain} onClick={() => setShown(shown + SHOWN)}>
            {words.earlier(formats.count(left))}
          </button>
        )}
      </Section>
      {isTable && (
        <>
          <Hits rows={history.hits} all={history.counts.hits} />
          <Playback rows={history.playback} all={history.sessions} />
        </>
      )}
    </>
  );
}

/** When it was and what it had, in a line; its events below it on request. */
function OneVisit({ visit, isNewest }: { visit: Visit; isNewest: boolean }) {
  const words = useVisitorWords();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(isNewest);
  const hits = visit.events.flatMap((event) => ('hit' in event ? [event.hit] : []));
  const pages = hits.filter(({ kind }) => kind === 'pageview').length;
  const plays = visit.events.length - hits.length;
  const [first] = hits;
  const tookS = (Date.parse(visit.lastAt) - Date.parse(visit.at)) / 1000;
  const had = [
    tookS > 0 ? formats.duration(tookS) : '',
    pages > 0 ? words.pages(formats.count(pages)) : '',
    plays > 0 ? words.plays(formats.count(plays)) : '',
    [first?.browser, first?.os].filter(Boolean).join(', '),
    first?.campaign
      ? words.ofCampaign(first.campaign)
      : first?.referrer
        ? words.cameFrom(URL.parse(first.referrer)?.hostname ?? first.referrer)
        : '',
  ];
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <time className={styles.at} dateTime={visit.at}>
          {formats.day(visit.at)}, {formats.minute(visit.at)}
        </time>
        <span className={styles.had}>{had.filter(Boolean).join(' · ')}</span>
      </summary>
      {isOpen && <VisitEvents visit={visit} />}
    </details>
  );
}
