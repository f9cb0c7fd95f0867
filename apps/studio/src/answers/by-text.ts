/** Rows of an answer by the text that is shown for a value. Pure. */

const byLanguage = new Intl.Collator('ca', { numeric: true });

/**
 * Rows without a value come last in both directions; those with the same text keep their order.
 *
 * @param texts of the rows, by their place; '' without a value
 */
export function byText<Row>(rows: readonly Row[], texts: readonly string[], isDescending: boolean): Row[] {
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row, place) => ({ row, text: texts[place] ?? '' }))
    .sort(({ text: a }, { text: b }) =>
      a === '' || b === '' ? Number(a === '') - Number(b === '') : sign * byLanguage.compare(a, b),
    )
    .map(({ row }) => row);
}
