/** One line for each long step: its name at once, its result at the end. */
const isTerminal = process.stdout.isTTY === true;

/**
 * Runs a step and prints how long it took; on a terminal the line counts the seconds while it runs.
 *
 * @template T
 * @param {string} title name of the step, as a noun or an -ing form
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const beganMs = Date.now();
  const elapsed = () => `${((Date.now() - beganMs) / 1000).toFixed(1)} s`;
  const timer = isTerminal ? setInterval(() => process.stdout.write(`\r  ${title} … ${elapsed()}`), 200) : undefined;
  if (!isTerminal) console.log(`  ${title} …`);
  try {
    const result = await work();
    finish(`  ${title}: ${elapsed()}`, timer);
    return result;
  } catch (error) {
    finish(`  ${title}: failed after ${elapsed()}`, timer);
    throw error;
  }
}

/**
 * @param {string} line
 * @param {ReturnType<typeof setInterval> | undefined} timer
 */
function finish(line, timer) {
  clearInterval(timer);
  process.stdout.write(isTerminal ? `\r\u001b[K${line}\n` : `${line}\n`);
}

/** An error that a person can fix: its message is printed as one line. */
export class Refusal extends Error {}

/**
 * Ends the process with the message of a refusal, or with the whole of an unexpected error.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function abort(error) {
  console.error(error instanceof Refusal ? `\n${error.message}` : error);
  process.exit(1);
}
