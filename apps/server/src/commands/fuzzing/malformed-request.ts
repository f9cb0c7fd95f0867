/** Generates almost valid requests to the collector: a valid one with one to three mutations. */
import { gzipSync } from 'node:zlib';
import type { Random } from '../random.ts';

const HIT = '/b/ss/one,two/1/JS-2.17.0/s1?AQB=1&ndh=1&mid=20000000000000000000000000000000000001&c.&a.&b=c&.a&.c&AQE=1';
const HEARTBEAT =
  '/hb/?s:event:sid=1&s:event:type=play&l:event:ts=1795221814973&s:asset:type=main&s:asset:video_id=1&l:event:playhead=1';
const TARGETS = [
  HIT,
  HEARTBEAT,
  HEARTBEAT.slice(3),
  '/click?pev2=a&pev1=b',
  '/id?d_fieldgroup=MC&d_orgid=7A51C0DE5EED0001F00DCAFE%40SintoniaOrg&ts=1',
  '/optOutStatus',
  '/dest5.html?d_nsid=0#https%3A%2F%2Fa.example',
  '/hb/settings/7a51c0de5eed0001f00dcafe-sintoniaorg.xml?r=1',
  '/collect?ts=1795221814973',
] as const;
const BATCH = Buffer.from(`${HIT}\n${HEARTBEAT}\n`);

export function validRequest({ pick }: Random): Buffer {
  const target = pick(TARGETS);
  const body = target.startsWith('/collect') ? BATCH : Buffer.alloc(0);
  const [path = '', query = ''] = target.split('?', 2);
  switch (pick(['get', 'get', 'post', 'chunked', 'gzip'])) {
    case 'get':
      return request(`${body.length > 0 ? 'POST' : 'GET'} ${target}`, [], body);
    case 'post':
      return request(
        `POST ${path}`,
        ['content-type: text/plain;charset=UTF-8'],
        body.length > 0 ? body : Buffer.from(query),
      );
    case 'chunked':
      return Buffer.from(
        `POST ${target} HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n${BATCH.length.toString(16)}\r\n${BATCH}\r\n0\r\n\r\n`,
      );
    default:
      return request(`POST ${target}`, ['content-encoding: gzip'], gzipSync(BATCH));
  }
}

const request = (line: string, headers: readonly string[], body: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${line} HTTP/1.1\r\n${['host: localhost', ...headers, `content-length: ${body.length}`].join('\r\n')}\r\n\r\n`,
    ),
    body,
  ]);

type Harm = (bytes: Buffer, random: Random) => Buffer;

const splice = (bytes: Buffer, at: number, remove: number, insert: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + remove)]);
const insertAnywhere =
  (text: (random: Random) => string): Harm =>
  (bytes, random) =>
    splice(bytes, random.whole(bytes.length + 1), 0, Buffer.from(text(random), 'latin1'));
const afterFirstLine =
  (text: (random: Random) => string): Harm =>
  (bytes, random) =>
    splice(bytes, bytes.indexOf('\r\n') + 2, 0, Buffer.from(text(random), 'latin1'));
const firstLine =
  (change: (line: string, random: Random) => string): Harm =>
  (bytes, random) => {
    const end = Math.max(bytes.indexOf('\r\n'), 0);
    return splice(bytes, 0, end, Buffer.from(change(bytes.toString('latin1', 0, end), random), 'latin1'));
  };

const MUTATIONS: readonly [Harm, ...Harm[]] = [
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

export function malformedRequest(random: Random): Buffer {
  let bytes = validRequest(random);
  for (let mutations = 1 + random.whole(3); mutations > 0; mutations--) bytes = random.pick(MUTATIONS)(bytes, random);
  return bytes;
}
