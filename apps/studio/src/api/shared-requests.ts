/** Requests in flight, by query. An identical request waits for the answer of the first one. */

interface Flight {
  answer: Promise<unknown>;
  abort: AbortController;
  waiting: number;
}

const flights = new Map<string, Flight>();

/**
 * The answer to `ask`, shared with whoever asks the same question meanwhile. The request is aborted when nobody waits
 * for it any more.
 */
export async function shareRequest<T>(
  question: string,
  ask: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  signal?.throwIfAborted();
  const flight = flights.get(question) ?? takeOff(question, ask);
  flight.waiting++;
  const left = new Promise<never>((_, reject) => {
    const leave = () => {
      if (--flight.waiting === 0) {
        land(question, flight);
        flight.abort.abort();
      }
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
  });
  return Promise.race([flight.answer as Promise<T>, left]); // cast: a question has one kind of answer
}

function takeOff<T>(question: string, ask: (signal: AbortSignal) => Promise<T>): Flight {
  const abort = new AbortController();
  const flight: Flight = { answer: ask(abort.signal), abort, waiting: 0 };
  flights.set(question, flight);
  const landed = () => land(question, flight);
  flight.answer.then(landed, landed);
  return flight;
}

function land(question: string, flight: Flight): void {
  if (flights.get(question) === flight) flights.delete(question);
}

/** After a change: later requests are sent again, not shared with earlier ones. */
export const separateRequests = (): void => flights.clear();
