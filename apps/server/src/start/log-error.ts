/** Serialises errors for the log: cause and stack, without statement parameters (session tokens, addresses). */

/** Where a database error begins to repeat statement parameters; the stack follows them. */
const PARAMETERS = '\nparams:';
const FRAME = '    at ';

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

function withoutValues(text: string): string {
  const at = text.indexOf(PARAMETERS);
  if (at < 0) return text;
  const lines = text.slice(at).split('\n');
  const last = lines.findLastIndex((line) => line !== '' && !line.startsWith(FRAME));
  return [text.slice(0, at), ...lines.slice(last + 1)].join('\n');
}

/** For pino's serializer of `err`. Properties not listed here are not logged. */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutValues(String(error)) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    ...(error.stack !== undefined && { stack: withoutValues(error.stack) }),
    ...(error.cause !== undefined && depth < 3 && { cause: errorForLog(error.cause, depth + 1) }),
  };
}
