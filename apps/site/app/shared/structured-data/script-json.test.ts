import { expect, test } from 'vitest';
import { scriptJson } from './script-json.ts';

test('D-01 escapes a title that would close the script that carries it', () => {
  const hostile = { title: '</script><script>alert(1)</script>\u2028&<!--' };
  expect(scriptJson(hostile)).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(scriptJson(hostile))).toEqual(hostile);
});
