import type { Random } from '../random.ts';
import { validRequest } from './valid-request.ts';

type Mutation = (bytes: Buffer, random: Random) => Buffer;

const splice = (bytes: Buffer, at: number, remove: number, insert: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + remove)]);
const insertAnywhere =
  (text: (random: Random) => string): Mutation =>
  (bytes, random) =>
    splice(bytes, random.whole(bytes.length + 1), 0, Buffer.from(text(random), 'latin1'));
const afterFirstLine =
  (text: (random: Random) => string): Mutation =>
  (bytes, random) =>
    splice(bytes, bytes.indexOf('\r\n') + 2, 0, Buffer.from(text(random), 'latin1'));
const firstLine =
  (change: (line: string, random: Random) => string): Mutation =>
  (bytes, random) => {
    const end = Math.max(bytes.indexOf('\r\n'), 0);
    return splice(bytes, 0, end, Buffer.from(change(bytes.toString('latin1', 0, end), random), 'latin1'));
  };

export const MUTATIONS: readonly [Mutation, ...Mutation[]] = [
  (bytes, { whole, bytes: some }) => splice(bytes, whole(bytes.length), 1, some(1)),
  (bytes, { whole, bytes: some }) => splice(bytes, whole(bytes.length), whole(8), some(whole(20))),
  (bytes, { whole }) => bytes.subarray(0, whole(bytes.length)),
  (bytes, { whole }) => splice(bytes, whole(bytes.length), 0, bytes.subarray(0, whole(bytes.length))),
  (bytes) => Buffer.concat([bytes, bytes]),
  (bytes, random) => Buffer.concat([bytes, validRequest(random)]),
  insertAnywhere(({ pick }) =>
    pick(['\r\n', '\n', '\r', '\0', ' ', '\t', '%', '%E0%A4%A', '%00', '&', '=', '\xff\xfe']),
  ),
  insertAnywhere(({ pick }) =>
    pick(['__proto__=1&', 'constructor.prototype=1&', 's:meta:__proto__=1&', 'c.&'.repeat(200)]),
  ),
  afterFirstLine(
    ({ pick }) => `content-length: ${pick(['-1', '0', '5', '99999999999999999999', '1e3', 'x', '2000000'])}\r\n`,
  ),
  (bytes, { pick }) => {
    const length = pick(['0', '3', '1048577', '99999999', '-1', '']);
    return Buffer.from(bytes.toString('latin1').replace(/content-length: \d+/, `content-length: ${length}`), 'latin1');
  },
  afterFirstLine(({ pick }) => `transfer-encoding: ${pick(['chunked', 'gzip', 'chunked, chunked', 'x', ''])}\r\n`),
  afterFirstLine(({ pick }) => `content-encoding: ${pick(['gzip', 'br', 'gzip, gzip', ''])}\r\n`),
  afterFirstLine(
    ({ pick }) => `content-type: ${pick(['', 'x', 'application/json', 'multipart/form-data', ';'.repeat(99)])}\r\n`,
  ),
  afterFirstLine(({ pick }) => `expect: ${pick(['100-continue', 'x'])}\r\n`),
  afterFirstLine(({ pick }) => `connection: upgrade\r\nupgrade: ${pick(['websocket', 'h2c', ''])}\r\n`),
  afterFirstLine(
    ({ pick }) => `cookie: ${pick(['sintonia_id=%E0%A4%A', 'sintonia_consent=1.9', '=;=;=', 'a='.repeat(999)])}\r\n`,
  ),
  afterFirstLine(({ pick }) => `origin: ${pick(['null', 'https://a,b', 'javascript:1', '\x01'])}\r\n`),
  afterFirstLine(({ pick }) => `x-forwarded-for: ${pick(['::::', '1.2.3.4.5', 'a'.repeat(500)])}\r\n`),
  afterFirstLine(({ whole }) => `x-long: ${'y'.repeat(whole(80_000))}\r\n`),
  afterFirstLine(({ whole }) => 'x: y\r\n'.repeat(whole(3000))),
  firstLine((line, { whole }) => line.replace(' HTTP', `&x=${'z'.repeat(whole(40_000))} HTTP`)),
  firstLine((line, { pick }) =>
    line.replace(/^\w+/, pick(['get', 'PUT', 'TRACE', 'CONNECT', 'PRI', 'PROPFIND', '\x16\x03\x01'])),
  ),
  firstLine((line, { pick }) =>
    line.replace('HTTP/1.1', pick(['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 ', 'HTP', ''])),
  ),
  firstLine((line, { pick }) =>
    line.replace(' /', pick([' http://a/', ' //', ' *', ' ', ' /../', ' /%2e%2e/', ' /b/ss/%'])),
  ),
  (bytes) => Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
  (bytes) => Buffer.from(bytes.toString('latin1').replace('host: localhost\r\n', ''), 'latin1'),
  (_bytes, { bytes, whole }) => bytes(whole(400)),
];
