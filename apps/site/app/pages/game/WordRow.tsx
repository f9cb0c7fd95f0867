import css from './Game.module.css';
import { type ScatteredWord, wordOf } from './puzzle.ts';
import { isWrong, type Move, type WordState } from './round.ts';

interface WordRowProps {
  word: ScatteredWord;
  state: WordState;
  /** Counted from 1. */
  number: number;
  isActive: boolean;
  choose: () => void;
  make: (type: Move['type'], place?: number) => void;
}

/** Tilt and lift of a scattered letter, the same each time. */
const scattered = (at: number) => ({ '--tilt': `${((at * 47) % 31) - 15}deg`, '--lift': `${((at * 29) % 21) - 10}px` });

/** One word: the letters placed, and below them the remaining ones. */
export function WordRow({ word, state, number, isActive, choose, make }: WordRowProps) {
  const { letters } = word;
  const { put, isSolved, helps } = state;
  const isMissed = isWrong(state, word);
  const text = letters.map((_, at) => letters[put[at] ?? -1] ?? 'buit').join(' ');
  return (
    <li className={css.word} data-solved={isSolved || undefined} data-active={isActive || undefined}>
      <p className={isActive || isSolved ? css.slots : 'hidden'} data-missed={isMissed || undefined}>
        <span className="hidden">
          Paraula {number}, de {letters.length} lletres: {isSolved ? wordOf(word) : text}
        </span>
        {letters.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
          <span key={at} className={css.slot} aria-hidden="true">
            {letters[put[at] ?? -1]}
          </span>
        ))}
      </p>
      {isSolved ? (
        <p className={css.note}>
          {helps === 0 ? 'Sense ajuda' : helps === 1 ? 'Amb una lletra regalada' : `Amb ${helps} lletres regalades`}
        </p>
      ) : isActive ? (
        <>
          <p className={css.letters}>
            {letters.map((letter, at) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
                key={at}
                type="button"
                className={css.letter}
                style={scattered(at + 3 * number)}
                disabled={put.includes(at)}
                onClick={() => make('put', at)}
              >
                {letter}
              </button>
            ))}
          </p>
          <p className={css.acts}>
            <button type="button" onClick={() => make('takeBack')} disabled={put.length === 0}>
              Treu l’última
            </button>
            <button type="button" onClick={() => make('help')}>
              Amaina<span className="hidden">: afegeix la lletra següent</span>
            </button>
            <span role="status">{isMissed && 'Gairebé, però no és aquesta.'}</span>
          </p>
        </>
      ) : (
        <button type="button" className={css.letters} onClick={choose}>
          <span className="hidden">Juga la paraula {number}: </span>
          {letters.map((letter, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
            <span key={at} className={css.letter} style={scattered(at + 3 * number)}>
              {letter}
            </span>
          ))}
        </button>
      )}
    </li>
  );
}
