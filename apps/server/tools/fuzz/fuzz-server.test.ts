import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../src/http/testing/create-test-server.ts';
import { createRandom } from '../random.ts';
import { fuzzServer } from './fuzz-server.ts';
import { validRequest } from './valid-request.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await createTestServer({ COLLECT_RATE: '1000000' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const [bound] = server.app.addresses();
  if (typeof bound === 'object') port = bound.port;
});
afterAll(() => server.app.close());

describe('malformed requests over raw sockets', () => {
  test('S-04 get no 5xx and no internals of our code, and none of 2,000 hangs', async () => {
    const { requests, statuses, violations, hanging } = await fuzzServer({ port, requests: 2000, seed: 20261121 });
    expect({ requests, violations, hanging }).toEqual({ requests: 2000, violations: [], hanging: 0 });
    // Some requests got past parsing: some were accepted, and limits were reached.
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '204', '400', '404', '413', '414', '431']));
  });

  test('every refusal of a request is a JSON error', async () => {
    const answer = await send('GET / HTTP/1.1\r\nhost: a\r\ncontent-length: x\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: 'badRequest',
      message: 'The request is invalid.',
    });
    const long = await send(`GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`);
    expect(long).toMatch(/^HTTP\/1\.1 431 /);
    expect(JSON.parse(long.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'tooLarge' });
  });

  test('without mutation, its requests are accepted', async () => {
    const random = createRandom(1);
    for (let i = 0; i < 50; i++) expect(await send(validRequest(random))).toMatch(/^HTTP\/1\.1 (200|204|400|404) /);
  });
});

/** The first answer to these bytes. */
function send(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('data', (chunk) => {
      resolve(chunk.toString('latin1'));
      socket.destroy();
    });
    socket.on('error', reject);
    socket.write(bytes);
  });
}
