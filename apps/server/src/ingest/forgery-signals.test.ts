import { describe, expect, test } from 'vitest';
import { countRequest, type Named } from './forgery-signals.ts';

const view = (visitor: string): Named => ({
  table: 'hits',
  visitor,
  session: '',
  ad: '',
  isAnonymousView: visitor === '',
});
const report = (visitor: string, session: string, ad = ''): Named => ({
  table: 'playback',
  visitor,
  session,
  ad: ad && `${session} ${ad}`,
  isAnonymousView: false,
});

describe('names in one request (S-06)', () => {
  test.each<[string, (Named | null)[], number, number]>([
    ['a page view', [view('anna')], 1, 0],
    ['a page view without a name', [view('')], 1, 0],
    ['the first heartbeat, which names no visitor', [report('', 's')], 1, 1],
    ['a heartbeat of an ad', [report('anna', 's', 'a')], 1, 2],
    ['a click, which names nobody', [{ ...view(''), isAnonymousView: false }], 0, 0],
    ['what could not be read', [null], 0, 0],
    [
      'an outbox of one visitor with two viewings',
      [view('anna'), report('', 's'), report('anna', 's'), report('', 't'), report('anna', 't', 'a'), null],
      1,
      3,
    ],
    ['two visitors and two views without a name', [view('anna'), view('biel'), view(''), view('')], 4, 0],
    ['sessions of nobody', [report('', 's'), report('', 't'), report('', 'u'), report('', 'v')], 4, 4],
    ['the same ad id in two sessions', [report('anna', 's', 'a'), report('anna', 't', 'a')], 1, 4],
  ])('S-06 %s', (_, named, request_visitors, request_sessions) => {
    expect(countRequest(named)).toEqual({ request_visitors, request_sessions });
  });
});
