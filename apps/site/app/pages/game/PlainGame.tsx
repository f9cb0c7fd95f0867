import forms from '../../ui/forms/Forms.module.css';
import css from './Game.module.css';
import type { Puzzle } from './puzzle.ts';

/** Submitted text for a word, and whether it is correct. */
export interface Try {
  typed: string;
  isRight: boolean;
}

/** The game as a form, for browsers without JavaScript. It stores nothing and puts no input into the address. */
export const PlainGame = ({ puzzle: { words }, tries }: { puzzle: Puzzle; tries: readonly Try[] }) => (
  <form method="post" action="/joc/">
    <ol className={css.words}>
      {words.map(({ letters }, at) => {
        const { typed = '', isRight = false } = tries[at] ?? {};
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
          <li key={at} className={css.word} data-solved={isRight || undefined}>
            <label htmlFor={`m${at}`} className={css.letters}>
              {letters.map((letter, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: items never change places, so the index is a stable key
                <span key={place} className={css.letter}>
                  {letter}
                </span>
              ))}
            </label>
            <input
              id={`m${at}`}
              name="m"
              defaultValue={typed}
              maxLength={12}
              autoComplete="off"
              spellCheck={false}
              className={forms.input}
            />
            <p className={css.note}>{typed !== '' && (isRight ? 'Ben endreçada.' : 'Gairebé, però no és aquesta.')}</p>
          </li>
        );
      })}
    </ol>
    <button type="submit" className={forms.button}>
      Comprova-ho
    </button>
  </form>
);
