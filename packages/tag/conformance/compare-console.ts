/** Messages of the client, or of the recorder about exceptions of the client. */
const isOurs = (text: string) => /^\[(ERROR|WARN|CTOR|DELEGATE)/.test(text);
const isWarning = (text: string) => text.startsWith('[WARN]');

/** Browsers include the called expression in the message; two programs name it differently. */
const plain = (text: string) => text.replace(/[\w.$]+\.(\w+) is not a function/, '$1 is not a function');

/** Warnings without their measured numbers; the number of failed sends varies with coincidental heartbeats. */
const warningKinds = (texts: readonly string[]) =>
  [...new Set(texts.filter(isWarning).map((text) => text.replace(/\d+/g, '#')))].toSorted().join('\n');

/**
 * Errors must be the recorded ones, in order. Warnings show only with debug logging, which a trace does not state:
 * where one was recorded, the kinds of warnings must be the same.
 */
export function compareConsole(recorded: readonly string[], ours: readonly string[]): string | null {
  const errors = (texts: readonly string[]) => texts.filter((text) => isOurs(text) && !isWarning(text)).map(plain);
  const [theirs, mine] = [errors(recorded), errors(ours)];
  const at = [...theirs, ...mine].findIndex((_, index) => theirs[index] !== mine[index]);
  if (at >= 0) return `console line ${at + 1}: ${mine[at] ?? 'nothing'}, recorded ${theirs[at] ?? 'nothing'}`;
  if (!recorded.some(isWarning)) return null;
  const [wanted, got] = [warningKinds(recorded), warningKinds(ours)];
  return wanted === got ? null : `warnings ${JSON.stringify(got)}, recorded ${JSON.stringify(wanted)}`;
}
