import { PURPOSES } from '../../features/consent/words.ts';
import css from './DisclosureTable.module.css';
import type { Disclosure, StoredItem } from './disclosure.ts';

interface DisclosureTableProps {
  caption: string;
  rows: readonly (Disclosure | StoredItem)[];
}

/** What each purpose sends or stores: a row needs every purpose that it marks. */
export const DisclosureTable = ({ caption, rows }: DisclosureTableProps) => (
  <table className={css.table}>
    <caption className={css.caption}>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Què</th>
        {PURPOSES.map(({ name, short }) => (
          <th key={name} scope="col" className={css.purpose}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={(row.name ?? '') + row.what}>
          <th scope="row" className={css.what}>
            {row.name && <strong className={css.name}>{row.name}</strong>}
            <span>{row.what}</span>
            <Conditions row={row} />
          </th>
          {row.needs.length === 0 ? (
            <td colSpan={PURPOSES.length} className={css.always}>
              {row.unless ? 'Només sense la mesura del web' : 'Sense demanar permís'}
            </td>
          ) : (
            PURPOSES.map(({ name }) => (
              <td key={name} className={css.purpose}>
                {row.needs.includes(name) ? (
                  <>
                    <span aria-hidden="true">✓</span>
                    <span className="hidden">cal acceptar-ho</span>
                  </>
                ) : (
                  <span className="hidden">no hi fa res</span>
                )}
              </td>
            ))
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

function Conditions({ row }: { row: Disclosure | StoredItem }) {
  const shownText = [row.when, 'lasts' in row ? row.lasts : undefined].filter((text) => text !== undefined);
  return shownText.length > 0 ? <span className={css.quiet}>{shownText.join(' · ')}</span> : null;
}
