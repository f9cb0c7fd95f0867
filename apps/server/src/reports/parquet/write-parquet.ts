/**
 * A table as a Parquet file (https://parquet.apache.org/docs/file-format/): one row group, plain encoding, uncompressed.
 * Reports are some thousand rows at most; raw events are written by the engine.
 */

import type { Column } from './parquet-column.ts';
import { length, PLAIN, pageOf, RLE } from './parquet-page.ts';
import { encodeStruct, i32, i64, struct, type ThriftStruct, text } from './thrift-compact.ts';

const MAGIC = Buffer.from('PAR1');
const DOUBLE = 5;
const BYTE_ARRAY = 6;
const OPTIONAL = 1;
const UTF8 = 0;

/** @param columns at least one, all of the same length */
export function writeParquet(columns: readonly Column[]): Buffer {
  const rows = columns[0]?.values.length ?? 0;
  const pieces: Buffer[] = [MAGIC];
  let offset = MAGIC.length;
  const chunks = columns.map((column): ThriftStruct => {
    const page = pageOf(column);
    const begin = offset;
    pieces.push(page);
    offset += page.length;
    return {
      2: i64(begin),
      3: struct({
        1: i32(typeOf(column)),
        2: { type: 'list', of: 'i32', values: [PLAIN, RLE] },
        3: { type: 'list', of: 'text', values: [column.name] },
        4: i32(0),
        5: i64(rows),
        6: i64(page.length),
        7: i64(page.length),
        9: i64(begin),
      }),
    };
  });
  const group: ThriftStruct = {
    1: { type: 'list', of: 'struct', values: chunks },
    2: i64(offset - MAGIC.length),
    3: i64(rows),
  };
  const footer = encodeStruct({
    1: i32(1),
    2: {
      type: 'list',
      of: 'struct',
      values: [{ 4: text('schema'), 5: i32(columns.length) }, ...columns.map(schemaOf)],
    },
    3: i64(rows),
    4: { type: 'list', of: 'struct', values: rows === 0 ? [] : [group] },
    6: text('sintonia'),
  });
  return Buffer.concat([...(rows === 0 ? [MAGIC] : pieces), footer, length(footer.length), MAGIC]);
}

const typeOf = ({ type }: Column): number => (type === 'text' ? BYTE_ARRAY : DOUBLE);

const schemaOf = (column: Column): ThriftStruct => ({
  1: i32(typeOf(column)),
  3: i32(OPTIONAL),
  4: text(column.name),
  ...(column.type === 'text' && { 6: i32(UTF8) }),
});
