/** Sends one heartbeat; false when the server refused it or could not be reached. Never rejects. */
export type SendHeartbeat = (url: string) => Promise<boolean>;

export interface SendQueue {
  add(url: string): void;
  /** Sends all that waits at once: the page is going away and there will be no answers to wait for. */
  hurry(): void;
}

/** First in, first out, one in flight; a failure is told and the queue moves on (§ 4, § 8). */
export function createSendQueue(send: SendHeartbeat, onFailure: () => void): SendQueue {
  const waiting: string[] = [];
  let previous: unknown;
  const sendNext = async () => {
    const url = waiting.shift();
    if (url && !(await send(url))) onFailure();
  };
  return {
    add(url) {
      waiting.push(url);
      previous = Promise.resolve(previous).then(sendNext);
    },
    hurry() {
      while (waiting[0]) void sendNext();
    },
  };
}
