/**
 * A substitute for a ClickHouse server, for tests and `npm run cluster` only: the part of its HTTP interface that the
 * official client uses, in front of chDB. One machine, no users, no replication; otherwise the same engine.
 * Usage: `node clickhouse-front.ts {directory} {port}`
 * `POST /hold`: the next insert is executed but never answered, as when the network fails in between. The request is
 * answered once that has happened.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { createClient } from '@clickhouse/client';
import { embeddedConnection } from '../../src/stores/events/embedded-connection.ts';
import { codeOf } from '../../src/stores/events/engine-failure.ts';

/** Query parameters are in the URL, as on a real server. */
const HEADER_BYTES = 2_000_000;
/** URL parameters of the HTTP interface, not engine settings. */
const NOT_SETTINGS = new Set(['query', 'query_id', 'database', 'session_id', 'role', 'default_format']);

const [, , directory = '', port = '0'] = process.argv;
const client = createClient({ connection: embeddedConnection(directory) });
let database = 'default';
let onHeld: (() => void) | null = null;
/** The engine has one session with state (values, settings), so statements run one at a time. */
let last: Promise<unknown> = Promise.resolve();

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8');
}

async function execute(query: string, params: URLSearchParams): Promise<Buffer> {
  const wanted = params.get('database') ?? 'default';
  if (wanted !== database) {
    await client.command({ query: `USE \`${wanted}\`` });
    database = wanted;
  }
  // Query parameters are set like settings; the connection doubles quotes, but not backslashes.
  const settings = [...params].flatMap(([name, value]): [string, string][] => {
    if (NOT_SETTINGS.has(name)) return [];
    return [[name, name.startsWith('param_') ? value.replaceAll('\\', '\\\\') : value]];
  });
  const { stream } = await client.exec({ query, clickhouse_settings: Object.fromEntries(settings) });
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const address = new URL(request.url ?? '/', 'http://front');
  if (address.pathname === '/ping') return void response.end('Ok.\n');
  if (address.pathname === '/hold') {
    onHeld = () => response.end('Ok.\n');
    return;
  }
  const body = await bodyOf(request);
  const query = [address.searchParams.get('query'), body].filter(Boolean).join('\n');
  const done = last.then(() => execute(query, address.searchParams));
  last = done.catch(() => {});
  try {
    const bytes = await done;
    if (onHeld && query.startsWith('INSERT')) {
      onHeld();
      onHeld = null;
      return;
    }
    response.setHeader('x-clickhouse-summary', '{}').end(bytes);
  } catch (error) {
    const code = codeOf(error) ?? '1001';
    const type = error instanceof Error && 'type' in error ? String(error.type) : 'STD_EXCEPTION';
    const message = error instanceof Error ? error.message : String(error);
    response.writeHead(500, { 'x-clickhouse-exception-code': code });
    response.end(`Code: ${code}. DB::Exception: ${message} (${type})`);
  }
}

const server = createServer({ maxHeaderSize: HEADER_BYTES, keepAliveTimeout: 30_000 }, (request, response) => {
  answer(request, response).catch(() => response.destroy());
});
server.listen(Number(port), '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close();
    void last.then(() => client.close()).finally(() => process.exit(0));
  });
}
