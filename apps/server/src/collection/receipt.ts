import type { Rejection } from '../ingest/rejection.ts';
import type { StreamFailure } from '../stores/stream/event-stream.ts';

/** `unknownSuite`: the event names an unknown suite. Answered like `accepted`, stored as rejected within a limit. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'repeated' }
  | { kind: 'unknownSuite' }
  | { kind: 'rejected'; rejection: Rejection };

/** `unavailable`: nothing is guaranteed, the client must resend everything. */
export type Receipt = { kind: 'received'; outcomes: Outcome[] } | { kind: 'unavailable'; why: StreamFailure };
