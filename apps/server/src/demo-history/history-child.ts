/** The process that generates a span of the demo's history: its start, its messages, its end. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromHistory, HistoryOptions, HistorySpan, ToHistory } from '@sintonia/demo/history';

export interface HistoryChild {
  /** Ends it; `onEnd` is not called. */
  stop(): void;
}

export interface HistoryChildOptions {
  make: HistoryOptions;
  span: HistorySpan;
  /** Takes a batch; called for the next ones without waiting for its answer. */
  onBatch: (batch: FromHistory) => Promise<void>;
  /** Called once if it ends by itself; null when its span is complete, else the cause. */
  onEnd: (cause: string | null) => void;
}

export function startHistoryChild({ make, span, onBatch, onEnd }: HistoryChildOptions): HistoryChild {
  const child = fork(fileURLToPath(import.meta.resolve('@sintonia/demo/history-process')), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let hasEnded = false;
  const end = (cause: string | null) => {
    if (hasEnded) return;
    hasEnded = true;
    child.kill();
    onEnd(cause);
  };
  const send = (message: ToHistory) => {
    if (child.connected) child.send(message, () => {}); // a child that ends meanwhile is reported by its exit
  };
  child.on('message', (batch: FromHistory) => {
    if (hasEnded) return;
    onBatch(batch).then(
      () => send({ taken: true }),
      (error: unknown) => end(String(error)),
    );
  });
  child.on('error', (error) => end(String(error)));
  child.on('exit', (code, signal) => end(code === 0 ? null : `it ended (${signal ?? code})`));
  send({ make, span });
  return {
    stop: () => {
      hasEnded = true;
      if (child.connected) child.disconnect();
    },
  };
}
