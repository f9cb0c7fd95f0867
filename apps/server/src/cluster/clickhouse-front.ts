/**
 * A stand-in for a ClickHouse server, for tests and `npm run cluster` alone: its HTTP interface, as far as the official
 * client uses it, in front of chDB. One machine, no users, no replication; everything else is the same engine.
 *
 *     node clickhouse-front.ts {directory} {port}
 *
 * `POST /hold`: the next insert is carried out and its answer never sent, as when the network breaks in between; this is
 * answered when that has happened.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { createClient } from '@clickhouse/client';
import { embeddedConnection } from '../stores/events/embedded-connection.ts';
import { codeOf } from '../stores/events/engine-client.ts';

/** Addresses carry the values of a query, as they do on a real server. */
const HEADER_BYTES = 2_000_000;
/** Of an address: for the HTTP interface, not for the engine. */
const NOT_SETTINGS = new Set(['query', 'query_id', 'database', 'session_id', 'role', 'default_format']);

const [, , directory = '', port = '0'] = process.argv;
const client = createClient({ connection: embeddedConnection(directory) });
let database = 'default';
let onHeld: (() => void) | null = null;
/** The engine has one session, which remembers values and settings: one statement at a time. */
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
  // Values are set as settings are; the connection doubles quotes, backslashes are ours to double.
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
