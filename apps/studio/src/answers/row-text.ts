import type { ReportRow } from '@sintonia/contracts';
import type { ValueOf } from '../query/use-value-name.ts';

/**
 * Text of a row for a dimension; '' without a value.
 *
 * @param fixed values that all rows share
 */
export function rowText(
  { dimensions }: Pick<ReportRow, 'dimensions'>,
  key: string,
  textOf: ValueOf<string>,
  fixed: Readonly<Record<string, string>>,
): string {
  const value = dimensions[key] ?? '';
  return value === '' ? '' : textOf(key, value, { ...fixed, ...dimensions });
}
