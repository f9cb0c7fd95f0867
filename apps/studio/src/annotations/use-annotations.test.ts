import { expect, test } from 'vitest';
import { fetchAnnotations } from './use-annotations.ts';

test('R-20 the annotations of an unknown period are unknown, not none', async () => {
  const { signal } = new AbortController();
  expect(await fetchAnnotations(null, null, signal)).toEqual({ ok: true, value: null });
});
