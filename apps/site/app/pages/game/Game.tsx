import { useEffect, useRef, useState } from 'react';
import { useTag } from '../../shared/measurement/tag-context.ts';
import css from './Game.module.css';
import { GameResult } from './GameResult.tsx';
import type { Puzzle } from './puzzle.ts';
import { isOver, type Move, newRound, play, unplacedLetter } from './round.ts';
import { readRecord, saveRecord, withRound } from './streak.ts';
import { WordRow } from './WordRow.tsx';

/** Read on each access: a browser may throw when storage is accessed. */
const storage = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
};

/** The game with JavaScript: by tapping letters, or by typing. */
export function Game({ puzzle, address }: { puzzle: Puzzle; address: string }) {
  const { words, day, number } = puzzle;
  const tag = useTag();
  const place = useRef<HTMLDivElement>(null);
  const [record, setRecord] = useState(() => readRecord(storage));
  const round = record.day === day && record.round.length === words.length ? record.round : newRound(words);
  const [chosen, choose] = useState<number | null>(null);
  const isChosenOpen = chosen !== null && !round[chosen]?.isSolved;
  const active = isChosenOpen ? chosen : round.findIndex(({ isSolved }) => !isSolved);

  const make = (move: Move) => {
    const next = play(round, words, move);
    if (next === round) return;
    // § 7: one game a day counts as played once, however often the visitor returns.
    if (record.day !== day) {
      tag?.track('scJugar', {
        contentTitle: 'La ventada',
        contentId: `ventada-${number}`,
        contentFormat: 'joc',
        contentType: 'joc',
        clickOrigin: 'joc',
        clickIdentifier: 'comença',
      });
    }
    const stored = withRound(record, day, next, isOver(next));
    setRecord(stored);
    saveRecord(storage, stored);
  };

  const type = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    const [word, state] = [words[active], round[active]];
    const isHere = target === document.body || (target instanceof Node && place.current?.contains(target));
    if (!word || !state || !isHere || ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') make({ type: 'takeBack', word: active });
    const letter = [...key].length === 1 ? unplacedLetter(state, word, key) : null;
    if (letter !== null) make({ type: 'put', word: active, place: letter });
  };
  const typeNow = useRef(type);
  typeNow.current = type;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => typeNow.current(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div ref={place}>
      <ol className={css.words}>
        {words.map((word, at) => {
          const state = round[at];
          return (
            state && (
              <WordRow
                // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
                key={at}
                word={word}
                state={state}
                number={at + 1}
                isActive={at === active}
                choose={() => choose(at)}
                make={(type, letter = 0) =>
                  make(type === 'put' ? { type, word: at, place: letter } : { type, word: at })
                }
              />
            )
          );
        })}
      </ol>
      {isOver(round) && <GameResult puzzle={puzzle} round={round} record={record} address={address} />}
    </div>
  );
}
