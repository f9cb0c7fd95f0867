/** The stream shared by all our processes, and in role `write` the writer that empties it. */
import type { FastifyBaseLogger } from 'fastify';
import type { EventStore } from '../events/event-store.ts';
import type { Protocol } from '../events/protocols.ts';
import { connectNats, type JetStreamSettings } from './connect-nats.ts';
import { type Backlog, type EventStream, StreamError } from './event-stream.ts';
import { STREAM, setUpStream } from './jetstream-setup.ts';
import { createJetStream } from './jetstream-stream.ts';
import { startWriter } from './jetstream-writer.ts';

export interface SharedStream {
  stream: EventStream;
  /** Rejects if the stream has no leader. */
  backlog(): Promise<Backlog>;
  /** Name of the stream's leader. Rejects if it has none. */
  leader(): Promise<string>;
  /** Whether events can currently be made durable. Never rejects. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

export interface SharedStreamOptions extends JetStreamSettings {
  /** Null: other processes write. */
  writesTo: EventStore | null;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  onCommit?: (seconds: number, rows: number) => void;
  onWritten?: (seconds: number, rows: number) => void;
  onSetAside?: (protocol: Protocol) => void;
}

/** Rejects with `StreamError` if NATS is unreachable or refuses the stream's configuration. */
export async function openSharedStream(options: SharedStreamOptions): Promise<SharedStream> {
  const { writesTo: events, log, onCommit, onWritten, onSetAside } = options;
  const connection = await connectNats(options);
  const manager = await setUpStream(connection, options).catch(async (error: unknown) => {
    await connection.close();
    throw error;
  });
  const stream = createJetStream({ connection, manager, ...(onCommit && { onCommit }) });
  const writer =
    events &&
    startWriter({
      connection,
      events,
      log,
      ...(onWritten && { onCommit: onWritten }),
      ...(onSetAside && { onSetAside }),
    });
  const { backlog } = stream;
  return {
    stream,
    backlog,
    leader: async () => {
      const { cluster } = await manager.streams.info(STREAM);
      if (!cluster?.leader) throw new StreamError('unavailable', `the stream ${STREAM} has no leader`);
      return cluster.leader;
    },
    isReady: () =>
      backlog().then(
        () => true,
        () => false,
      ),
    close: async () => {
      await stream.close();
      await writer?.close();
      await connection.drain();
    },
  };
}
