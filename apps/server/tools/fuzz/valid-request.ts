/** A valid request to the collector. */
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
