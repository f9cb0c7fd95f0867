/** Checks that the server can listen on its port, before any slow start-up work. */
import { createServer } from 'node:net';
import { codeOf, StartError } from './start-error.ts';

interface Place {
  host: string;
  port: number;
}

/** Throws `StartError` if the port is unavailable. */
export function requireFreePort({ host, port }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListening(error, { host, port })));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

export function explainListening(error: unknown, { host, port }: Place): StartError {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT=${port} is taken by another program: stop it, or choose another port, for example PORT=${port + 1} npm start.`,
      );
    case 'EACCES':
      return new StartError(`PORT=${port} may not be used by this user: choose one above 1023 with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST=${host} is not an address of this machine: choose one with HOST, such as 127.0.0.1.`);
    default:
      return new StartError(`HOST=${host} PORT=${port} cannot be listened on (${codeOf(error) ?? String(error)}).`);
  }
}
