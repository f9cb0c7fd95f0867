/** Errors as they are logged: what went wrong and where, without what a statement carried (session tokens, addresses). */

/** Where a database's error begins to repeat the parameters of a statement; what follows them is the stack. */
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

/** For pino's serializer of `err`. Properties of the error that are not named here stay out of the log. */
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
