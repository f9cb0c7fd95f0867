import type { Column } from './parquet-column.ts';
import { encodeStruct, i32, struct, varint } from './thrift-compact.ts';

export const PLAIN = 0;
export const RLE = 3;

/** Header, which values are present, and those values. */
export function pageOf(column: Column): Buffer {
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

export function length(bytes: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(bytes);
  return buffer;
}
