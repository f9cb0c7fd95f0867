/** How long after the first erasure the second one follows, ms. */
const SECOND_RUN_DELAY_MS = 60_000;

/**
 * Erases now, and again after a minute: the page on which the visitor requested it sends its last events when it is closed, after the first erasure (W-08). The second one does not survive the end of the process; its failure is reported.
 */
export async function eraseTwice(
  erase: (isAgain: boolean) => Promise<unknown>,
  onFailure: (error: unknown) => void,
  afterMs = SECOND_RUN_DELAY_MS,
): Promise<void> {
  await erase(false);
  setTimeout(() => void erase(true).catch(onFailure), afterMs).unref();
}
