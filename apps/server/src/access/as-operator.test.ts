import { StaffSession } from '@sintonia/contracts';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createAsOperator } from './as-operator.ts';

const TOKEN = 'un-testimoni-que-nomes-llegeix-el-servidor';

/** Two routes, for the role that a header states. */
const app = Fastify();
const sessionOf = async (headers: Headers) =>
  StaffSession.safeParse({ name: 'Ada', email: 'ada@t.example', role: headers.get('x-role') }).data ?? null;
app.get(
  '/change',
  createAsOperator({ sessionOf }, TOKEN, null)(async (_request, _reply, operator) => ({ operator })),
);
app.get(
  '/read',
  createAsOperator({ sessionOf }, TOKEN, null, 'analyst')(async (_request, _reply, operator) => ({ operator })),
);

const ask = async (url: string, headers: Record<string, string>) => {
  const { statusCode, body } = await app.inject({ url, headers });
  return statusCode === 200 ? JSON.parse(body).operator : statusCode;
};

describe('operators (R-08)', () => {
  test.each([
    ['an analyst reads and changes nothing', { 'x-role': 'analyst' }, 'ada@t.example', 403],
    ['an editor reads and changes nothing', { 'x-role': 'editor' }, 'ada@t.example', 403],
    ['an administrator does both', { 'x-role': 'administrator' }, 'ada@t.example', 'ada@t.example'],
    ['a command does both', { authorization: `Bearer ${TOKEN}` }, 'command', 'command'],
    ['a wrong token is nobody', { authorization: `Bearer ${TOKEN}x` }, 401, 401],
    ['nobody does neither', {}, 401, 401],
  ])('R-08 T-12 %s', async (_, headers, reads, changes) => {
    expect([await ask('/read', headers), await ask('/change', headers)]).toEqual([reads, changes]);
  });
});
