/** Cursor of the next page: one opaque text bound to its query. Pure. */
import { createHash } from 'node:crypto';
import { z } from 'zod';

const Cursor = z.tuple([z.string(), z.union([z.string(), z.number()]), z.array(z.string())]);

/** Hash of everything that determines the rows and their order. */
export const fingerprint = (query: unknown): string =>
  createHash('sha256').update(JSON.stringify(query)).digest('base64url').slice(0, 16);

export const formatCursor = (print: string, sorted: string | number, values: readonly string[]): string =>
  Buffer.from(JSON.stringify([print, sorted, values])).toString('base64url');

/** Null if it is not a cursor of this query. */
export function parseCursor(
  cursor: string,
  print: string,
  places: number,
): { sorted: string | number; values: string[] } | null {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
  const parsed = Cursor.safeParse(read);
  if (!parsed.success || parsed.data[0] !== print || parsed.data[2].length !== places) return null;
  return { sorted: parsed.data[1], values: parsed.data[2] };
}
