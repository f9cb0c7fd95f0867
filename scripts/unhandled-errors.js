import { writeFileSync } from 'node:fs';

/** Environment variable with the path of the file that `UnhandledErrors` writes. */
export const UNHANDLED_ERRORS_FILE = 'UNHANDLED_ERRORS_FILE';

/** A reporter of Vitest: its JSON report has no error that belongs to no test, though such an error fails the run. */
export default class UnhandledErrors {
  /**
   * Writes the first lines of each error as JSON.
   *
   * @param {unknown} _files
   * @param {readonly { message: string, stack?: string | undefined }[]} errors
   */
  onTestRunEnd(_files, errors) {
    const path = process.env[UNHANDLED_ERRORS_FILE];
    if (path) writeFileSync(path, JSON.stringify(errors.map(firstLines)));
  }
}

/** @param {{ message: string, stack?: string | undefined }} error */
const firstLines = ({ message, stack = message }) => stack.split('\n', 4).join('\n');
