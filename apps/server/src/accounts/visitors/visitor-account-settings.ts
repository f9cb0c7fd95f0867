import type { VisitorAccount } from '@sintonia/contracts';
import type { OperationalDatabase } from '../../stores/operational/operational-store.ts';
import type { VisitorLibrary } from './visitor-library.ts';
import type { VisitorListStore } from './visitor-list-store.ts';

export interface VisitorAccountsSettings {
  library: VisitorLibrary;
  database: OperationalDatabase;
  shelves: VisitorListStore;
  organisationId: string;
  /** Name of the broadcaster; a password that contains it is refused. */
  broadcaster: string;
  /** HMAC key for the counts of wrong passwords. */
  secret: string;
  /** Erases events measured under a customer id; rejects on failure. */
  eraseMeasured(measuredId: string): Promise<void>;
  /** Events measured under a customer id, one JSON object at a time. */
  measured(measuredId: string): AsyncIterable<string>;
}

/** A visitor with the account's own id, which never leaves the server. */
export interface SignedInVisitor extends VisitorAccount {
  id: string;
}
