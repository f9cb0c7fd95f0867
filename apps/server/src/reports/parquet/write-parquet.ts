/**
 * A table as a Parquet file (https://parquet.apache.org/docs/file-format/): one row group, plain encoding, uncompressed.
 * Reports are some thousand rows at most; raw events are written by the engine.
 */
import { encodeStruct, i32, i64, struct, type ThriftStruct, text, varint } from './thrift-compact.ts';

export type Column =
  | { name: string; type: 'text'; values: readonly (string | null)[] }
  | { name: string; type: 'number'; values: readonly (number | null)[] };

const MAGIC = Buffer.from('PAR1');
const DOUBLE = 5;
const BYTE_ARRAY = 6;
const OPTIONAL = 1;
const UTF8 = 0;
const PLAIN = 0;
const RLE = 3;

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

/** Header, which values are present, and those values. */
function pageOf(column: Column): Buffer {
  const present = presenceOf(column.values.map((value) => value !== null));
  const values =
    column.type === 'text'
      ? column.values.flatMap((value) => (value === null ? [] : byteArray(value)))
      : column.values.flatMap((value) => (value === null ? [] : double(value)));
  const body = Buffer.concat([length(present.length), present, ...values]);
  const header = encodeStruct({
    1: i32(0),
    2: i32(body.length),
    3: i32(body.length),
    5: struct({ 1: i32(column.values.length), 2: i32(PLAIN), 3: i32(RLE), 4: i32(RLE) }),
  });
  return Buffer.concat([header, body]);
}

/** Definition levels: one bit-packed run of groups of eight. */
function presenceOf(present: readonly boolean[]): Buffer {
  const bits = Buffer.alloc(Math.ceil(present.length / 8));
  present.forEach((is, i) => {
    if (is) bits[i >> 3] = (bits[i >> 3] ?? 0) | (1 << (i & 7));
  });
  return Buffer.concat([varint(bits.length * 2 + 1), bits]);
}

function byteArray(value: string): Buffer[] {
  const bytes = Buffer.from(value);
  return [length(bytes.length), bytes];
}

function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}

function length(bytes: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(bytes);
  return buffer;
}
