import { useSyncExternalStore } from 'react';
import { type Connection, connectionNow, watchConnection } from './connection.ts';

/** Whether the server can be reached; renders again when that changes. */
export const useConnection = (): Connection => useSyncExternalStore(watchConnection, connectionNow);
