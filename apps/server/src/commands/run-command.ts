/** Runs one command: arguments in, lines out, and an exit code for scripts. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { CommandError } from './call-server.ts';

export type Arguments = Readonly<Record<string, string | boolean | undefined>>;

interface Command {
  /** Usage, shown on invalid arguments. */
  usage: string;
  options: ParseArgsOptionsConfig;
  /** Allowed first words of a command with several actions; passed to `run` as `verb`. With '' none is needed. */
  verbs?: readonly string[];
  /** Whether it takes one or more positional arguments: files, addresses. */
  takesWords?: boolean;
  /** Returns the exit code. */
  run(given: Arguments, words: readonly string[]): Promise<number>;
}

export async function runCommand({ usage, options, verbs = [], takesWords = false, run }: Command): Promise<void> {
  process.umask(0o077); // only this user may read backups and exports
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
    const given = values as Arguments; // cast: no option may be repeated
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

/** A required text option. */
export function needed(given: Arguments, name: string, usage: string): string {
  const value = given[name];
  if (typeof value !== 'string' || value === '') throw new CommandError(usage);
  return value;
}

/** An optional text option. */
export function optional(given: Arguments, name: string): string | undefined {
  const value = given[name];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number, at least 1. */
export function wholeNumber(given: Arguments, name: string, unset: number, usage: string): number {
  const text = optional(given, name);
  if (text === undefined) return unset;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandError(usage);
  return Number(text);
}
