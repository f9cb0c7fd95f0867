import { expect, test } from 'vitest';
import { parallelOrigins, parseParallelServers } from './parallel-servers.ts';

test('S-08 the incumbent server is configured by two addresses', () => {
  const servers = parseParallelServers('https://metrics.example/, https://beats.example/track/');
  expect(servers).toEqual({ analytics: 'https://metrics.example', heartbeats: 'https://beats.example/track' });
  expect(servers && parallelOrigins(servers)).toEqual(['https://metrics.example', 'https://beats.example']);
  const same = parseParallelServers('http://127.0.0.1:9000,http://127.0.0.1:9000');
  expect(same && parallelOrigins(same)).toEqual(['http://127.0.0.1:9000']);
});

test.each([
  'https://metrics.example',
  'metrics.example,beats.example',
  'ftp://metrics.example,https://beats.example',
  'https://metrics.example/path,https://beats.example',
  'https://metrics.example,https://beats.example?a=1',
  'https://a.example,https://b.example,https://c.example',
])('S-08 %s is invalid', (list) => expect(parseParallelServers(list)).toBeNull());
