/** Runs one command: its arguments in, lines out, and an exit code that scripts can rely on. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { CommandError } from './call-server.ts';

export type Arguments = Readonly<Record<string, string | boolean | undefined>>;

interface Command {
  /** Shown when the arguments are not understood. */
  usage: string;
  options: ParseArgsOptionsConfig;
  /** What a command of several kinds may be told to do, as its first word; `run` finds it as `verb`. */
  verbs?: readonly string[];
  /** Whether it takes any number of words, at least one: files, addresses. */
  takesWords?: boolean;
  /** Gives the exit code. */
  run(given: Arguments, words: readonly string[]): Promise<number>;
}

export async function runCommand({ usage, options, verbs = [], takesWords = false, run }: Command): Promise<void> {
  process.umask(0o077); // backups and exports are this user's alone
  try {
    const { given, words } = read(options, verbs, takesWords, usage);
    process.exitCode = await run(given, words);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
}

function read(options: ParseArgsOptionsConfig, verbs: readonly string[], takesWords: boolean, usage: string) {
  try {
    const allowPositionals = verbs.length > 0 || takesWords;
    const { values, positionals } = parseArgs({ options, strict: true, allowPositionals });
    const given = values as Arguments; // cast: no option here may be given twice
    if (takesWords) {
      if (positionals.length === 0) throw new CommandError(usage);
      return { given, words: positionals };
    }
    const [verb, ...more] = positionals;
    if (more.length > 0 || (verbs.length > 0 && !verbs.includes(verb ?? ''))) throw new CommandError(usage);
    return { given: { ...given, verb }, words: [] };
  } catch {
    throw new CommandError(usage);
  }
}

/** A text that must be given. */
export function needed(given: Arguments, name: string, usage: string): string {
  const value = given[name];
  if (typeof value !== 'string' || value === '') throw new CommandError(usage);
  return value;
}

/** A text that may be given. */
export function optional(given: Arguments, name: string): string | undefined {
  const value = given[name];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number of at least 1. */
export function wholeNumber(given: Arguments, name: string, unset: number, usage: string): number {
  const text = optional(given, name);
  if (text === undefined) return unset;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandError(usage);
  return Number(text);
}
