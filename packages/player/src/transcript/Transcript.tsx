import { useEffect, useRef, useState } from 'react';
import { clockTime, LABELS } from '../controls/labels.ts';
import { type PlayerLink, useLinked } from '../player-link.ts';
import css from './Transcript.module.css';
import { cueAt, cuesWith, type TranscriptCue } from './transcript.ts';

interface TranscriptProps {
  cues: readonly TranscriptCue[];
  link: PlayerLink;
}

/**
 * Transcript beside the player: each sentence seeks to its time, the current one is marked, and words can be searched.
 * Without JavaScript it is plain text.
 */
export function Transcript({ cues, link }: TranscriptProps) {
  const [query, setQuery] = useState('');
  const spokenCue = useLinked(link, (positionS) => (positionS === null ? null : cueAt(cues, positionS)));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The list scrolls with playback unless it is being searched or focused; the page does not scroll.
    const box = list.current;
    if (!box || spokenCue === null || query !== '' || box.matches(':hover, :focus-within')) return;
    const sentence = box.children[spokenCue];
    if (sentence instanceof HTMLElement) box.scrollTop = sentence.offsetTop - box.clientHeight / 3;
  }, [spokenCue, query]);
  const found = cuesWith(cues, query);
  return (
    <div className={css.transcript}>
      <input
        type="search"
        className={css.search}
        aria-label={LABELS.searchTranscript}
        placeholder={LABELS.searchTranscript}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p className={css.found} role="status">
        {query.trim() === '' ? '' : LABELS.found(found.length)}
      </p>
      <ol ref={list} className={css.list}>
        {found.map((index) => {
          const cue = cues[index];
          return (
            cue && (
              <li key={cue.startS}>
                <button
                  type="button"
                  className={css.sentence}
                  aria-current={index === spokenCue ? 'true' : undefined}
                  onClick={() => link.seek(cue.startS)}
                >
                  <span className={css.time}>{clockTime(cue.startS)}</span>
                  <span>{cue.text}</span>
                </button>
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}
