/** One JSON file of the demo, parsed and checked against its schema. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';

const messages = {
  missing: (file: string) => `demo/${file} does not exist. \`npm run media\` makes media/ and catalogue/clips.json.`,
  notJson: (file: string, why: string) => `demo/${file} is not JSON: ${why}`,
  notAsAgreed: (file: string, fields: readonly string[]) =>
    [`demo/${file} is not as the contract says:`, ...fields].join('\n  '),
} as const;

export type DemoFileErrorCode = keyof typeof messages;

export class DemoFileError<C extends DemoFileErrorCode = DemoFileErrorCode> extends Error {
  readonly code: C;
  constructor(code: C, ...details: Parameters<(typeof messages)[C]>) {
    super((messages[code] as (...d: unknown[]) => string)(...details)); // cast: TS cannot pair a code with its details here
    this.name = 'DemoFileError';
    this.code = code;
  }
}

/** @param file path from `demo/`, with forward slashes */
export function readDemoFile<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  return parseDemoFile(file, textOf(file), schema);
}

/** Every wrong field is named by its path, as `0.body.3.text`, so that an editor can find it. */
export function parseDemoFile<S extends z.ZodType>(file: string, text: string, schema: S): z.output<S> {
  const parsed = schema.safeParse(jsonOf(file, text));
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => `${issue.path.join('.') || '(whole file)'}: ${issue.message}`);
  throw new DemoFileError('notAsAgreed', file, fields);
}

function textOf(file: string): string {
  try {
    return readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new DemoFileError('missing', file);
    throw error;
  }
}

function jsonOf(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new DemoFileError('notJson', file, error instanceof Error ? error.message : String(error));
  }
}
