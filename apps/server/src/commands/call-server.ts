/** Calls the local server from a command, since a second process cannot open the embedded event store. */
import { readFile } from 'node:fs/promises';
import { commandTokenPath } from '../access/as-operator.ts';
import { type Config, ConfigError, readConfig } from '../config/config.ts';

/** A command's failure, for the operator: one line with cause and fix. */
export class CommandError extends Error {
  /** HTTP status, if the server refused the command. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.name = 'CommandError';
    this.status = status;
  }
}

/** No server is available: none runs here, or this user may not command it. */
export class NoServerError extends CommandError {}

export interface ServerCall {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

/** Sends a request and returns the successful answer. Throws `CommandError` otherwise. */
export type CallServer = (call: ServerCall) => Promise<Response>;

/**
 * Finds the server by PORT and DATA_DIR, like the server's own configuration.
 * @param origin another address of the same server, for example behind a proxy
 */
export function createCallServer(environment: NodeJS.ProcessEnv, workingDir: string, origin?: string): CallServer {
  const config = configure(environment, workingDir);
  const address = origin ?? `http://${reachable(config.host)}:${config.port}`;
  return async ({ method, path, body }) => {
    const token = await readToken(config);
    const answer = await fetch(new URL(path, address), {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new NoServerError(
        `No server answers at ${address}: start it, set its PORT, or pass its address with --server.`,
      );
    });
    if (answer.ok) return answer;
    const output = await answer.text();
    throw new CommandError(`${address} answered ${answer.status}: ${messageOf(output)}`, answer.status);
  };
}

function configure(environment: NodeJS.ProcessEnv, workingDir: string): Config {
  try {
    return readConfig(environment, workingDir);
  } catch (error) {
    throw error instanceof ConfigError ? new CommandError(error.message) : error;
  }
}

function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function readToken({ dataDir }: Config): Promise<string> {
  const path = commandTokenPath(dataDir);
  return readFile(path, 'utf8').catch(() => {
    throw new NoServerError(`${path} cannot be read: run this as the server's user, with the server's DATA_DIR.`);
  });
}

function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }; // cast: checked before use
    return typeof message === 'string' ? message : body.slice(0, 200);
  } catch {
    return body.slice(0, 200);
  }
}
