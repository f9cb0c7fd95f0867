/** Messages between the server and the engine's child process. */

import type { EventTable, RollupTable } from './event-rows.ts';
import type { EventStoreFailure, LinesInFile, QueryValue } from './event-store.ts';

export type EngineRequest =
  | {
      type: 'insert';
      table: EventTable;
      columns: readonly string[];
      /** JSONCompactEachRow: the rows themselves, or their location in a file. */
      lines: string | Pick<LinesInFile, 'path' | 'ranges'>;
    }
  | {
      type: 'remove';
      table: EventTable | RollupTable;
      condition: string;
      params: Readonly<Record<string, QueryValue>>;
    }
  | {
      /** `change`: computes rows without returning any. `read`: bytes in the format at the end of the statement. */
      type: 'query' | 'change' | 'read';
      sql: string;
      params: Readonly<Record<string, QueryValue>>;
      maxSeconds: number;
      maxMemoryBytes: number;
    };

export type ToEngine = { id: number; request: EngineRequest } | { close: true };

export type FromEngine =
  | { ready: true }
  | { failedToOpen: string }
  /** `text`: the result of a query in format JSON, bytes as Latin-1 for `read`, '' for an insert. */
  | { id: number; text: string }
  | { id: number; failure: EventStoreFailure; message: string };
