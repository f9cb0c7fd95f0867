import type { LiveEvent } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { aLiveEvent } from '../live-events/testing/a-live-event.ts';
import { type DebuggerFilter, filterAddress, followed, isShown, parseFilter } from './debugger-filter.ts';

const EVERYTHING: DebuggerFilter = { visitor: '', text: '', kind: 'all' };
const anEvent = (over: Partial<LiveEvent> = {}) =>
  aLiveEvent({
    visitor: '20001112',
    fields: [{ key: 'g', label: 'URL', value: 'https://tramuntana.example/Temps/' }],
    ...over,
  });

describe('filters of the debugger (R-06)', () => {
  test('R-06 stores the filter in the address and keeps other parameters', () => {
    const filter: DebuggerFilter = { visitor: '20001112', text: 'cims & més', kind: 'playback' };
    const { search, hash } = filterAddress(new URLSearchParams('conjunt=one'), filter);
    expect(new URLSearchParams(search).get('conjunt')).toBe('one');
    expect(parseFilter(new URLSearchParams(search), hash)).toEqual(filter);
    expect(filterAddress(new URLSearchParams(search), EVERYTHING)).toEqual({ search: '?conjunt=one', hash: '' });
    expect(parseFilter(new URLSearchParams('mena=cap'), '')).toEqual(EVERYTHING);
  });

  test('R-07 a visitor is in the fragment of the address, which is never sent', () => {
    const filter: DebuggerFilter = { ...EVERYTHING, visitor: '20001112223334445556667778889990001112' };
    expect(filterAddress(new URLSearchParams(), filter)).toEqual({ search: '?', hash: `#${filter.visitor}` });
    expect(parseFilter(new URLSearchParams(`visitant=${filter.visitor}`), '')).toEqual(EVERYTHING);
  });

  test('R-06 asks the server to follow a visitor named by at least eight characters', () => {
    expect(followed({ ...EVERYTHING, visitor: '2000111' })).toBe('');
    expect(followed({ ...EVERYTHING, visitor: '20001112223334445556667778889990001112' })).not.toBe('');
    expect(followed({ ...EVERYTHING, visitor: '"><script>' })).toBe('');
  });

  test('R-06 filters events by visitor, by kind and by text of any field', () => {
    const shown = (filter: Partial<DebuggerFilter>, over?: Partial<LiveEvent>) =>
      isShown(anEvent(over), { ...EVERYTHING, ...filter });
    expect(shown({ visitor: '2000' })).toBe(true);
    expect(shown({ visitor: '200011122233' })).toBe(true);
    expect(shown({ visitor: '3' })).toBe(false);
    expect(shown({ visitor: '3' }, { visitor: '' })).toBe(false);
    expect(shown({ text: 'temps' })).toBe(true);
    expect(shown({ text: 'esports' })).toBe(false);
    expect(shown({ text: "L'ESTANY" }, { title: 'Què hi ha a l’estany' })).toBe(true);
    expect(shown({ kind: 'playback' })).toBe(false);
    expect(shown({ kind: 'playback' }, { protocol: 'heartbeat', event: 'play' })).toBe(true);
    const ad = [{ key: 's:asset:type', label: '', value: 'ad' }];
    expect(shown({ kind: 'ads' }, { protocol: 'heartbeat', event: 'play', fields: ad })).toBe(true);
    expect(shown({ kind: 'ads' }, { protocol: 'heartbeat', event: 'play' })).toBe(false);
    expect(shown({ kind: 'actions' }, { event: 'link' })).toBe(true);
  });
});
