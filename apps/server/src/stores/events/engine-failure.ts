import type { EngineRequest } from './engine-messages.ts';
import type { EventStoreFailure } from './event-store.ts';

/** TIMEOUT_EXCEEDED, MEMORY_LIMIT_EXCEEDED */
const LIMIT_CODES = new Set(['159', '241']);

/** TOO_MANY_SIMULTANEOUS_QUERIES, SOCKET_TIMEOUT, NETWORK_ERROR, ALL_CONNECTION_TRIES_FAILED, KEEPER_EXCEPTION */
const ERROR_CODES = new Set(['202', '209', '210', '279', '999']);

/**
 * Errors caused by rows of an insert: invalid numbers, dates or maps, values out of range, truncated lines. All other
 * errors are the engine's state (disk full, too many parts, no quorum), and the same rows may succeed later.
 */
const ROW_CODES = new Set(['6', '26', '27', '33', '38', '41', '53', '69', '70', '72', '117', '131', '321', '407']);

/** Classifies an error: caused by the statement, its size, or the engine. */
export function failureOf(request: EngineRequest, error: unknown): EventStoreFailure {
  const code = codeOf(error);
  if (code === null) return 'unavailable';
  if (request.type === 'insert') return ROW_CODES.has(code) ? 'insert' : 'unavailable';
  if (LIMIT_CODES.has(code)) return 'limit';
  return ERROR_CODES.has(code) ? 'unavailable' : 'query';
}

/**
 * ClickHouse's error number as text; null if it is not an engine error. Not `instanceof ClickHouseError`: the
 * embedded connection throws the class of its own copy of the client.
 */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && /^\d+$/.test(String(error.code)) ? String(error.code) : null;
}
