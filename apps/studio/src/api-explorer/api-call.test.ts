import { expect, test } from 'vitest';
import { requestOf, toCurl } from './api-call.ts';
import { ApiDocument, endpointsOf } from './api-document.ts';

const said = { summary: 'Figures', 'x-summary-ca': 'Xifres', responses: { 200: { description: 'The answer' } } };
const document = ApiDocument.parse({
  paths: {
    '/api/v1/reports/query': {
      post: {
        ...said,
        parameters: [{ name: 'format', in: 'query' }],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Q' }, example: { a: 1 } } },
        },
      },
    },
    '/api/v1/segments/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true }],
      get: { ...said, parameters: [{ name: 'if-none-match', in: 'header' }] },
    },
  },
  components: { schemas: { Q: { type: 'object' } } },
});

test('R-18 lists each address with its parameters, and the schema and example of its body', () => {
  const [query, segment] = endpointsOf(document);
  expect(query).toMatchObject({
    ...{ method: 'POST', path: '/api/v1/reports/query', summary: { ca: 'Xifres', en: 'Figures' } },
    ...{ body: { schema: { type: 'object' }, example: { a: 1 } }, answers: [['200', 'The answer']] },
  });
  expect(segment?.parameters.map(({ name }) => name)).toEqual(['id', 'if-none-match']);
  expect(segment?.body).toBeNull();
});

test('R-18 puts values where they belong, and leaves out empty ones', () => {
  const [query, segment] = endpointsOf(document);
  if (!query || !segment) throw new Error('two addresses');
  expect(requestOf(query, { token: 's', values: { format: 'csv' }, body: '{}' })).toEqual({
    ...{ method: 'POST', path: '/api/v1/reports/query?format=csv', body: '{}' },
    headers: { 'content-type': 'application/json', authorization: 'Bearer s' },
  });
  expect(requestOf(segment, { token: '', values: { id: 'a/b', 'if-none-match': '"x"' }, body: '' })).toEqual({
    ...{ method: 'GET', path: '/api/v1/segments/a%2Fb', body: null, headers: { 'if-none-match': '"x"' } },
  });
  expect(requestOf(query, { token: '', values: { format: '' }, body: '{}' }).path).toBe('/api/v1/reports/query');
});

test('R-18 a shell command quotes its arguments and never contains the secret', () => {
  const [query] = endpointsOf(document);
  if (!query) throw new Error('an address');
  const command = toCurl('https://x.cat', requestOf(query, { token: 'secret', values: {}, body: `{"a":"l'or"}` }));
  expect(command).toBe(
    [
      "curl -X POST 'https://x.cat/api/v1/reports/query'",
      '-H "authorization: Bearer $SINTONIA_TOKEN"',
      "-H 'content-type: application/json'",
      `-d '{"a":"l'\\''or"}'`,
    ].join(' \\\n  '),
  );
});
