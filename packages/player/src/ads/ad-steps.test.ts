import { describe, expect, test } from 'vitest';
import { type AdInput, type AdOutput, type AdState, NO_BREAK } from './ad-state.ts';
import { givesUpAtMs, step } from './ad-steps.ts';
import { canSkip } from './can-skip.ts';
import { aBreak, anAd } from './testing/an-ad.ts';

/**
 * Events, calls and commands of a run, in short; each input is one second after the previous one unless it gives a
 * time.
 */
function run(inputs: readonly (AdInput | [atMs: number, AdInput])[], from: AdState = NO_BREAK) {
  let state = from;
  let nowMs = 0;
  const outputs = inputs.flatMap((given) => {
    const [atMs, input] = Array.isArray(given) ? given : [nowMs + 1000, given];
    nowMs = atMs;
    const [next, done] = step(state, input, nowMs);
    state = next;
    return done.map(inShort);
  });
  return { state, outputs };
}

function inShort(output: AdOutput): string {
  if (output.do === 'emit') return output.event.type;
  if (output.do === 'call') return output.url.replace('?ad=', ' ');
  return output.do === 'releaseContent' ? `releaseContent ${output.by}` : output.do;
}

const playing: AdInput = { type: 'playing' };
const moved = (positionS: number): AdInput => ({ type: 'moved', positionS });
const ad = (over = {}, adBreak = aBreak()): AdInput => ({ type: 'ad', adBreak, ad: anAd(over) });
const over: AdInput = { type: 'adOver' };
const breakOver: AdInput = { type: 'breakOver', isEnd: false };

describe('an ad break, step by step (V-02, V-07)', () => {
  test('V-02 reports a pre-roll from its first frame to the first frame of content, with its quartiles', () => {
    const { outputs } = run([
      { type: 'break' },
      ad(),
      playing,
      moved(2),
      moved(4.1),
      moved(6.2),
      moved(7.9),
      over,
      breakOver,
      playing,
    ]);
    expect(outputs).toEqual([
      ...['holdContent', 'adBreakStart', 'adStart', '/impression tren', '/start tren'],
      ...['/firstQuartile tren', '/midpoint tren', '/thirdQuartile tren'],
      ...['/complete tren', 'adComplete', 'adBreakComplete', 'releaseContent playing'],
    ]);
  });

  test('V-02 plays the ads of a pod one after the other within one break', () => {
    const { outputs } = run([
      { type: 'break' },
      ad(),
      playing,
      moved(8),
      over,
      ad({ id: 'llet' }),
      playing,
      moved(8),
      over,
    ]);
    expect(outputs.filter((emitted) => emitted.startsWith('ad'))).toEqual([
      'adBreakStart',
      ...['adStart', 'adComplete', 'adStart', 'adComplete'],
    ]);
    expect(outputs).toContain('/impression llet');
  });

  test('V-02 starts a mid-roll where content stops, before its ad is on screen', () => {
    const { outputs } = run([playing, { type: 'break' }, ad()]);
    expect(outputs).toEqual(['adBreakStart', 'holdContent']);
  });

  test('V-02 allows skipping an ad from its offset on, and does not complete a skipped ad', () => {
    const { outputs } = run([
      { type: 'break' },
      ad(),
      playing,
      moved(4.9),
      { type: 'skip' },
      moved(5),
      { type: 'skip' },
      over,
    ]);
    expect(outputs.filter((emitted) => emitted.includes('skip') || emitted.includes('Skip'))).toEqual([
      '/skip tren',
      'skipAd',
      'adSkip',
    ]);
    expect(outputs).not.toContain('adComplete');
  });

  test('V-02 does not allow skipping an ad without an offset', () => {
    const { state, outputs } = run([{ type: 'break' }, ad({ skipAfterS: null }), playing, moved(7), { type: 'skip' }]);
    expect(outputs).not.toContain('skipAd');
    expect(state.at === 'break' && state.open && canSkip(state.open)).toBe(false);
  });

  test('V-02 attributes pause, resume, mute and stall during an ad to the ad', () => {
    const { outputs } = run([
      ...[{ type: 'break' } as const, ad(), playing],
      ...(['pause', 'pause', 'playing', 'waiting', 'playing'] as const).map((type) => ({ type })),
      { type: 'sound', isMuted: true },
    ]);
    expect(outputs.slice(5)).toEqual([
      ...['adPause', '/pause tren', 'adPlay', '/resume tren', 'adBufferStart', 'adBufferComplete', '/mute tren'],
    ]);
  });

  test('V-02 shows an ad as paused when the viewer pauses before its first frame, and reports its start with the frame', () => {
    const paused = run([{ type: 'break' }, ad(), { type: 'play' }, { type: 'pause' }, { type: 'waiting' }]);
    expect(paused.state).toMatchObject({ open: { isPaused: true, hasBegun: false } });
    expect(paused.outputs).toEqual(['holdContent']);
    expect(givesUpAtMs(run([{ type: 'pause' }], paused.state).state)).toBeNull();
    const begun = run([{ type: 'play' }, playing], paused.state);
    expect(begun.state).toMatchObject({ open: { isPaused: false, hasBegun: true } });
    expect(begun.outputs.slice(0, 2)).toEqual(['adBreakStart', 'adStart']);
  });

  test('V-02 reports the end of content after its post-roll', () => {
    const { outputs } = run([
      ...[playing, { type: 'break' } as const, ad({}, aBreak({ kind: 'post' })), playing, moved(8), over],
      { type: 'breakOver', isEnd: true },
    ]);
    expect(outputs.slice(-3)).toEqual(['adComplete', 'adBreakComplete', 'endContent']);
  });

  test('V-02 ignores a break without ads: no event, no held content', () => {
    const { state, outputs } = run([{ type: 'break' }, breakOver, playing]);
    expect(outputs).toEqual([]);
    expect(state.at).toBe('content');
  });

  test('V-02 reports a failed ad with its code and the break without beacons, and resumes content', () => {
    const { outputs } = run([
      ...[{ type: 'break' } as const, ad(), { type: 'adFailed', ad: anAd(), code: 401 } as const, over],
      ...[breakOver, playing],
    ]);
    expect(outputs).toEqual([
      ...['holdContent', '/error tren&code=401', 'adBreakStart', 'adBreakComplete', 'releaseContent playing'],
    ]);
  });

  test.each([
    ['before', []],
    ['in the middle of', [playing]],
  ])('V-02 reports start and end of a break %s content once each, where its ad server asked for it', (_, before) => {
    const tracked = aBreak({ startUrl: '/breakStart?ad=x', endUrl: '/breakEnd?ad=x' });
    const { outputs } = run([...before, { type: 'break' }, ad({}, tracked), playing, over, breakOver, playing]);
    expect(outputs.filter((output) => /break(Start|End)/i.test(output))).toEqual([
      ...['adBreakStart', '/breakStart x', '/breakEnd x'],
    ]);
  });

  test('V-07 attributes a pause to the content when it comes while content resumes', () => {
    const { outputs } = run([{ type: 'break' }, ad(), playing, over, breakOver, { type: 'pause' }]);
    expect(outputs.slice(-2)).toEqual(['adBreakComplete', 'releaseContent pause']);
  });
});

describe('longest delay of content by a break (V-08)', () => {
  test('V-08 abandons a list that does not arrive within three seconds', () => {
    const { state } = run([[1000, { type: 'break' }]]);
    expect(givesUpAtMs(state)).toBe(4000);
    expect(
      run([
        [1000, { type: 'break' }],
        [3999, { type: 'time' }],
      ]).outputs,
    ).toEqual([]);
    expect(
      run([
        [1000, { type: 'break' }],
        [4000, { type: 'time' }],
      ]).outputs,
    ).toEqual(['skipBreak']);
  });

  test('V-08 abandons a break once, and reports it', () => {
    const late = run([
      [0, { type: 'break' }],
      [500, ad()],
      [3000, { type: 'time' }],
      [9000, { type: 'time' }],
    ]);
    expect(late.outputs).toEqual(['holdContent', '/late x', '/error tren&code=402', 'skipBreak']);
  });

  test('V-08 counts stalls but not playing ads, all ads of the break together', () => {
    const begun: (AdInput | [number, AdInput])[] = [
      [0, { type: 'break' }],
      [500, ad()],
      [1000, playing],
      [9000, { type: 'waiting' }],
    ];
    expect(givesUpAtMs(run(begun).state)).toBe(11_000);
    expect(givesUpAtMs(run([...begun, [9500, playing]]).state)).toBeNull();
    expect(givesUpAtMs(run([...begun, [9500, playing], [9600, over]]).state)).toBe(11_100);
  });

  test('V-08 does not count while the viewer has paused', () => {
    const { state } = run([
      [0, { type: 'break' }],
      [500, ad()],
      [1000, { type: 'pause' }],
    ]);
    expect(givesUpAtMs(state)).toBeNull();
    const [again] = step(state, { type: 'play' }, 60_000);
    expect(givesUpAtMs(again)).toBe(62_000);
  });

  test('V-08 does not count while content still plays towards its break', () => {
    expect(givesUpAtMs(run([playing, { type: 'break' }]).state)).toBeNull();
    expect(givesUpAtMs(run([playing, { type: 'break' }, [5000, { type: 'waiting' }]]).state)).toBe(8000);
  });

  test('V-08 keeps a shorter limit', () => {
    const { state } = run([
      [0, { type: 'break' }],
      [100, ad({}, aBreak({ startsWithinMs: 1500 }))],
    ]);
    expect(givesUpAtMs(state)).toBe(1500);
  });
});
