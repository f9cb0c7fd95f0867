/** Writes structures in Thrift's compact protocol, in which Parquet describes its files. */

/** A value with its field number; fields are in ascending order. */
export type ThriftValue =
  | { type: 'i32' | 'i64'; value: number }
  | { type: 'text'; value: string }
  | { type: 'struct'; value: ThriftStruct }
  | { type: 'list'; of: 'i32' | 'text' | 'struct'; values: readonly (number | string | ThriftStruct)[] };
export type ThriftStruct = Readonly<Record<number, ThriftValue>>;

const CODES = { i32: 5, i64: 6, text: 8, list: 9, struct: 12 } as const;
const STOP = Buffer.from([0]);
/** Lists of this many elements or more write their length apart. */
const LONG_LIST = 15;

export const i32 = (value: number): ThriftValue => ({ type: 'i32', value });
export const i64 = (value: number): ThriftValue => ({ type: 'i64', value });
export const text = (value: string): ThriftValue => ({ type: 'text', value });
export const struct = (value: ThriftStruct): ThriftValue => ({ type: 'struct', value });

export function encodeStruct(fields: ThriftStruct): Buffer {
  const parts: Buffer[] = [];
  let before = 0;
  for (const [key, value] of Object.entries(fields)) {
    const number = Number(key);
    parts.push(Buffer.from([((number - before) << 4) | CODES[value.type]]), encodeValue(value));
    before = number;
  }
  return Buffer.concat([...parts, STOP]);
}

function encodeValue(field: ThriftValue): Buffer {
  if (field.type !== 'list') return encodeSingle(field.value);
  const { of, values } = field;
  const head =
    values.length < LONG_LIST
      ? Buffer.from([(values.length << 4) | CODES[of]])
      : Buffer.concat([Buffer.from([(LONG_LIST << 4) | CODES[of]]), varint(values.length)]);
  return Buffer.concat([head, ...values.map(encodeSingle)]);
}

function encodeSingle(value: number | string | ThriftStruct): Buffer {
  if (typeof value === 'number') return varint(value * 2); // zigzag: all of ours are at least 0
  if (typeof value === 'object') return encodeStruct(value);
  const bytes = Buffer.from(value);
  return Buffer.concat([varint(bytes.length), bytes]);
}

/** Seven bits a byte, lowest first. @param value whole, 0 or above, below 2⁵³ */
export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}
