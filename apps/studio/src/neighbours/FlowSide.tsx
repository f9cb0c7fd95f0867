import type { FlowAnswer } from '@sintonia/contracts';
import { Link, useSearchParams } from 'react-router';
import figure from '../figures/OpenableFigure.module.css';
import { valueAddress } from '../links/entity-address.ts';
import { useFormats } from '../messages/language.ts';
import { useValueText } from '../query/use-value-text.ts';
import { TableTools } from '../tables/TableTools.tsx';
import styles from './Neighbours.module.css';
import { useNeighbourWords } from './neighbour-words.ts';

export function Side({
  title,
  ended,
  again,
  by,
  step,
  times,
  onOpen,
}: {
  title: string;
  ended: string;
  /** Another name for one value. */
  again?: { value: string; text: string } | undefined;
  by: string;
  step: FlowAnswer['after'][number];
  times: number;
  /** @param value null where the visit begins or ends */
  onOpen: (value: string | null) => void;
}) {
  const words = useNeighbourWords();
  const textOf = useValueText();
  const formats = useFormats();
  const [search] = useSearchParams();
  const named = step.values.filter(({ value }) => value !== '');
  const rows = [
    ...(step.none > 0 ? [{ value: '', text: ended, count: step.none }] : []),
    ...named.map(({ value, count }) => ({
      value,
      text: value === again?.value ? again.text : textOf(by, value),
      count,
    })),
  ].sort((a, b) => b.count - a.count);
  const hidden = step.valueCount - step.values.length;
  return (
    <div>
      <table className={styles.side}>
        <caption>{title}</caption>
        <tbody>
          {rows.map(({ value, text, count }) => {
            const to = valueAddress(by, value, search);
            return (
              <tr key={value}>
                <th scope="row" style={{ backgroundSize: `${(count / times) * 100}% 100%` }}>
                  {to ? (
                    <Link to={to} title={value}>
                      {text}
                    </Link>
                  ) : (
                    <span>{text}</span>
                  )}
                </th>
                <td>
                  <button
                    type="button"
                    className={figure.figure}
                    aria-haspopup="dialog"
                    aria-label={`${text}: ${formats.count(count)}`}
                    onClick={() => onOpen(value === '' ? null : value)}
                  >
                    <data value={count}>{formats.count(count)}</data>
                  </button>
                </td>
                <td className={styles.share}>{formats.share(count, times)}</td>
              </tr>
            );
          })}
          {hidden > 0 && (
            <tr>
              <th scope="row" style={{ backgroundSize: '0' }}>
                <span className={styles.hidden}>{words.others(formats.count(hidden))}</span>
              </th>
              <td colSpan={2} />
            </tr>
          )}
        </tbody>
      </table>
      <TableTools
        name={title}
        cells={() => [
          [title, words.timesColumn, words.shareColumn],
          ...rows.map(({ text, count }) => [text, count, count / times]),
        ]}
      />
    </div>
  );
}
