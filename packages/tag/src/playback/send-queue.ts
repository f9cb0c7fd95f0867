/** Sends one heartbeat; `failed` when the server refused it or could not be reached. Never rejects. */
export type SendHeartbeat = (url: string) => Promise<'ok' | 'failed'>;

export interface SendQueue {
  add(url: string): void;
  /** Sends all that waits at once: the page is going away and there will be no answers to wait for. */
  hurry(): void;
}

/** First in, first out, one in flight; a failure is told and the queue moves on (§ 4, § 8). */
export function createSendQueue(send: SendHeartbeat, onFailure: () => void): SendQueue {
  const waiting: string[] = [];
  let isSending = false;
  const sendOne = async (url: string) => {
    if ((await send(url)) === 'failed') onFailure();
  };
  return {
    async add(url) {
      waiting.push(url);
      if (isSending) return;
      isSending = true;
      for (let next = waiting.shift(); next; next = waiting.shift()) await sendOne(next);
      isSending = false;
    },
    hurry() {
      for (const url of waiting.splice(0)) void sendOne(url);
    },
  };
}
