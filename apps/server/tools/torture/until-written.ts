import { openSharedStream, type SharedStream } from '../../src/stores/stream/open-shared-stream.ts';
import type { Cluster } from '../cluster/start-cluster.ts';

const WRITTEN_WITHIN_MS = 120_000;

/** Events not written by then count as lost. On a busy machine a writer may need more than one `settle` timeout. */
export async function untilWritten(cluster: Cluster, { stream }: SharedStream): Promise<void> {
  for (const giveUpAt = Date.now() + WRITTEN_WITHIN_MS; ; ) {
    try {
      return await stream.settle();
    } catch (error) {
      if (Date.now() < giveUpAt) continue;
      process.stderr.write(`${String(error)}\nThe writer said:\n${cluster.writer.lastOutput()}\n`);
      return;
    }
  }
}

/** Observes only: it neither collects nor writes. */
export const openWatch = ({ nats }: Pick<Cluster, 'nats'>): Promise<SharedStream> =>
  openSharedStream({ servers: nats.urls, replicas: 3, maxBytes: 256_000_000, writesTo: null, log: SILENT });

const SILENT = { warn: () => {}, error: () => {} };
