/** Progress of a command: a bar in a terminal, one plain line per step elsewhere. */

export interface Progress {
  /** @param of total; null if unknown */
  show(step: string, done: number, of: number | null): void;
  /** Clears the line for the next output. */
  clear(): void;
}

const BAR_CHARACTERS = 28;
const ERASE_LINE = '\r\x1b[2K';

export interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

export function createProgress(terminal: Terminal): Progress {
  let last = '';
  const print = (text: string) => {
    if (text === last) return;
    last = text;
    terminal.write(terminal.isTTY ? `${ERASE_LINE}${text}` : `${text}\n`);
  };
  return {
    show: (step, done, of) => print(terminal.isTTY ? `${bar(done, of)} ${step}` : step),
    clear: () => {
      if (terminal.isTTY && last) terminal.write(ERASE_LINE);
      last = '';
    },
  };
}

function bar(done: number, of: number | null): string {
  if (of === null || of === 0) return '·'.repeat(BAR_CHARACTERS);
  const share = Math.min(1, done / of);
  const full = Math.round(share * BAR_CHARACTERS);
  return `${'█'.repeat(full)}${'░'.repeat(BAR_CHARACTERS - full)} ${String(Math.floor(share * 100)).padStart(3)} %`;
}
