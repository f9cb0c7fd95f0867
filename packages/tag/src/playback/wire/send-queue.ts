/** Sends one heartbeat; false when the server refused it or could not be reached. Never rejects. */
export type SendHeartbeat = (url: string) => Promise<boolean>;

export interface SendQueue {
  add(url: string): void;
  /** Sends everything in the queue at once: the page is unloading and no response will arrive. */
  hurry(): void;
}

/** First in, first out, one in flight. A failure is logged and the queue continues (§ 4, § 8). */
export function createSendQueue(send: SendHeartbeat, onFailure: () => void): SendQueue {
  const waiting: string[] = [];
  let previous = Promise.resolve();
  const sendNext = async () => {
    const url = waiting.shift();
    if (url && !(await send(url))) onFailure();
  };
  return {
    add(url) {
      waiting.push(url);
      previous = previous.then(sendNext);
    },
    hurry() {
      while (waiting[0]) void sendNext();
    },
  };
}
