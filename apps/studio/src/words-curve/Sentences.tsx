import { useId, useState } from 'react';
import buttons from '../design/Button.module.css';
import { useAddressText } from '../links/use-address-state.ts';
import { useFormats } from '../messages/language.ts';
import { plain } from '../messages/plain-text.ts';
import { leftFirst, type Sentence } from './along-words.ts';
import { SentenceTable } from './SentenceTable.tsx';
import type { OpenAlong } from './use-along-figure.ts';
import styles from './WordsCurve.module.css';
import { useWordsCurveWords } from './words-curve-words.ts';

const FIRST = 5;
const PAGE = 30;

/** Sentences with most departures, then every sentence with its audience. Each links to its second on the site. */
export function Sentences({
  sentences,
  lengthS,
  path,
  onOpen,
}: {
  sentences: readonly Sentence[];
  lengthS: number;
  path: string;
  onOpen: OpenAlong;
}) {
  const words = useWordsCurveWords();
  const formats = useFormats();
  const id = useId();
  const [search, setSearch] = useAddressText('frase');
  const [shown, setShown] = useState(PAGE);
  const first = leftFirst(sentences, lengthS, FIRST);
  const found = sentences.filter(({ text }) => plain(text).includes(plain(search.trim())));
  const rest = found.length - shown;
  return (
    <>
      <h3 className={styles.heading}>{words.leftFirst}</h3>
      {first.length === 0 ? (
        <p className={styles.note}>{words.leftFirstNone}</p>
      ) : (
        <SentenceTable label={words.leftFirst} rows={first} path={path} by="left" onOpen={onOpen} />
      )}
      <div className={styles.tools}>
        <h3 className={styles.heading}>{words.all}</h3>
        <label className="heard" htmlFor={id}>
          {words.search}
        </label>
        <input
          id={id}
          type="search"
          className={styles.search}
          placeholder={words.search}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setShown(PAGE);
          }}
        />
      </div>
      {found.length === 0 ? (
        <p className={styles.note}>{words.none}</p>
      ) : (
        <SentenceTable label={words.all} rows={found} shown={shown} path={path} by="viewings" onOpen={onOpen} />
      )}
      {rest > 0 && (
        <button type="button" className={buttons.plain} onClick={() => setShown(shown + PAGE)}>
          {words.more(formats.count(Math.min(PAGE, rest)))}
        </button>
      )}
    </>
  );
}
