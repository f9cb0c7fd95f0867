import { failed, nameOfValue, ok } from '@sintonia/contracts';
import { describe, expect, test, vi } from 'vitest';
import { createValueNames } from './value-names.ts';

const ACTIVITIES = [
  {
    id: 'a1',
    name: 'Portada',
    variants: [
      { key: 'control', name: 'Com ara' },
      { key: 'b', name: 'Amb vídeo' },
    ],
  },
  {
    id: 'a2',
    name: 'Cerca',
    variants: [
      { key: 'control', name: 'Com ara' },
      { key: 'b', name: 'Més gran' },
    ],
  },
];
const TITLES: Record<string, string> = { 'noticies/cultura/un-llibre': 'Un llibre' };

function aStore() {
  let nowMs = 0;
  const pageTitles = vi.fn(async (pages: readonly string[]) =>
    ok(Object.fromEntries(pages.flatMap((page) => (TITLES[page] ? [[page, TITLES[page]]] : [])))),
  );
  const activityNames = vi.fn(async () => ok(ACTIVITIES));
  const names = createValueNames({ pageTitles, activityNames, nowMs: () => nowMs });
  return { names, pageTitles, activityNames, pass: (ms: number) => (nowMs += ms) };
}

describe('names of stored values', () => {
  test('R-14 a page has the headline of its story, and a page without one keeps its value', async () => {
    const { names } = aStore();
    await names.request([
      ['page', 'noticies/cultura/un-llibre'],
      ['landingPage', 'portada'],
    ]);
    expect(nameOfValue(names.known(), 'exitPage', 'noticies/cultura/un-llibre')).toBe('Un llibre');
    expect(nameOfValue(names.known(), 'page', 'portada')).toBeUndefined();
    expect(nameOfValue(names.known(), 'page', 'constructor')).toBeUndefined();
    expect(nameOfValue(names.known(), 'title', 'noticies/cultura/un-llibre')).toBeUndefined();
  });

  test('R-14 a page is requested once a minute by all tables, other dimensions never', async () => {
    const { names, pageTitles, activityNames, pass } = aStore();
    const once = () =>
      Promise.all([
        names.request([['page', 'portada']]),
        names.request([
          ['page', 'directes/portada'],
          ['device', 'mobile'],
        ]),
      ]);
    await once();
    expect(pageTitles).toHaveBeenCalledWith(['portada', 'directes/portada']);
    await once();
    expect(pageTitles).toHaveBeenCalledTimes(1);
    expect(activityNames).not.toHaveBeenCalled();
    pass(60_000);
    await once();
    expect(pageTitles).toHaveBeenCalledTimes(2);
  });

  test('R-14 more pages than a request may name are requested in parts', async () => {
    const { names, pageTitles } = aStore();
    await names.request(Array.from({ length: 501 }, (_, at) => ['page', `p${at}`] as const));
    expect(pageTitles.mock.calls.map(([pages]) => pages.length)).toEqual([500, 1]);
  });

  test('R-14 a failed request is repeated, and only a new name redraws the tables', async () => {
    const { names, pageTitles } = aStore();
    const redraw = vi.fn();
    const stop = names.subscribe(redraw);
    pageTitles.mockResolvedValueOnce(failed({ kind: 'offline' }) as never); // cast: the mock's type knows only answers
    const request = () => names.request([['page', 'noticies/cultura/un-llibre']]);
    await request();
    expect(redraw).not.toHaveBeenCalled();
    await request();
    expect(redraw).toHaveBeenCalledTimes(1);
    stop();
  });

  test('P-06 an experiment has the editor’s name, a variant that of its experiment or of all alike', async () => {
    const { names } = aStore();
    await names.request([['activity', 'a1']]);
    const known = names.known();
    expect(nameOfValue(known, 'activity', 'a2')).toBe('Cerca');
    expect(nameOfValue(known, 'variant', 'b', { activity: 'a2' })).toBe('Més gran');
    expect(nameOfValue(known, 'variant', 'control')).toBe('Com ara');
    expect(nameOfValue(known, 'variant', 'b')).toBeUndefined();
  });
});
