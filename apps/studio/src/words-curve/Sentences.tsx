import { clockTime } from '@sintonia/contracts';
import { useId, useState } from 'react';
import buttons from '../design/Button.module.css';
import { useFormats } from '../messages/language.ts';
import { plain } from '../messages/plain-text.ts';
import { TableTools } from '../tables/TableTools.tsx';
import { leftFirst, type Sentence } from './along-words.ts';
import styles from './WordsCurve.module.css';
import { useWordsCurveWords } from './words-curve-words.ts';

const FIRST = 5;
const PAGE = 30;

/** Sentences with most departures, then every sentence with its audience. Each links to its second on the site. */
export function Sentences({
  sentences,
  lengthS,
  path,
}: {
  sentences: readonly Sentence[];
  lengthS: number;
  path: string;
}) {
  const words = useWordsCurveWords();
  const formats = useFormats();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [shown, setShown] = useState(PAGE);
  const first = leftFirst(sentences, lengthS, FIRST);
  const found = sentences.filter(({ text }) => plain(text).includes(plain(wanted.trim())));
  const rest = found.length - shown;
  return (
    <>
      <h3 className={styles.heading}>{words.leftFirst}</h3>
      {first.length === 0 ? (
        <p className={styles.note}>{words.leftFirstNone}</p>
      ) : (
        <SentenceTable label={words.leftFirst} rows={first} path={path} by="left" />
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
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value);
            setShown(PAGE);
          }}
        />
      </div>
      {found.length === 0 ? (
        <p className={styles.note}>{words.none}</p>
      ) : (
        <SentenceTable label={words.all} rows={found} shown={shown} path={path} by="viewings" />
      )}
      {rest > 0 && (
        <button type="button" className={buttons.plain} onClick={() => setShown(shown + PAGE)}>
          {words.more(formats.count(Math.min(PAGE, rest)))}
        </button>
      )}
    </>
  );
}

function SentenceTable({
  label,
  rows,
  shown = rows.length,
  path,
  by,
}: {
  label: string;
  rows: readonly Sentence[];
  /** The others are only in the exports. */
  shown?: number;
  path: string;
  /** Figure of the bars. */
  by: 'left' | 'viewings';
}) {
  const words = useWordsCurveWords();
  const formats = useFormats();
  const most = Math.max(1, ...rows.map((row) => row[by]));
  return (
    <div>
      <table className={styles.sentences} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{words.columns.at}</th>
            <th scope="col">{words.columns.sentence}</th>
            <th scope="col" className={styles.number}>
              {words.columns.there}
            </th>
            <th scope="col" className={styles.number}>
              {words.columns.left}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <tr key={row.atS}>
              <td className={styles.at}>
                <a
                  href={`${path}?t=${row.clipS}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={words.play(clockTime(row.atS))}
                >
                  {clockTime(row.atS)}
                </a>
              </td>
              <th scope="row" className={styles.said} style={{ backgroundSize: `${(row[by] / most) * 100}% 100%` }}>
                {row.text}
                {row.chapter && <span className={styles.chapter}>{row.chapter}</span>}
              </th>
              <td className={styles.number}>{formats.count(row.viewings)}</td>
              <td className={styles.number}>{formats.count(row.left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TableTools
        name={label}
        cells={() => [
          [words.columns.at, words.columns.sentence, words.columns.there, words.columns.left],
          ...rows.map((row) => [clockTime(row.atS), row.text, row.viewings, row.left]),
        ]}
      />
    </div>
  );
}
