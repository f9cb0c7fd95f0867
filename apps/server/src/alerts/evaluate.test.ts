import { isQuietAt } from '@sintonia/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alertTransition, CLEAR_AFTER, type OpenAlert } from './alert-transition.ts';
import { evaluateDeviation, evaluateFailures, evaluateThreshold } from './evaluate.ts';
import { evaluateSilence } from './evaluate-silence.ts';
import { usualOf } from './figures.ts';
import { findCause } from './find-cause.ts';

const counts = fc.array(fc.nat(100_000), { minLength: 2, maxLength: 6 });
const both = { direction: 'both', share: 0.5 } as const;

describe('whether a figure is worth an alert', () => {
  test('R-13 matches examples by hand of a threshold, a deviation from the usual, and chance', () => {
    expect(evaluateThreshold({ direction: 'above', value: 10 }, { now: 10, past: [] }).kind).toBe('fine');
    expect(evaluateThreshold({ direction: 'above', value: 10 }, { now: 11, past: [] }).kind).toBe('alert');
    expect(evaluateThreshold({ direction: 'below', value: 10 }, { now: null, past: [] }).kind).toBe('unknown');
    expect(usualOf([10, 2, 30, 4])).toBe(7);
    expect(evaluateDeviation(both, { now: 400, past: [1000, 900, 1100, 5000] }, true)).toEqual({
      kind: 'alert',
      value: 400,
      usual: 1050,
    });
    expect(evaluateDeviation(both, { now: 2, past: [6, 6, 6] }, true).kind).toBe('fine'); // chance
    expect(evaluateDeviation(both, { now: 0.2, past: [0.5, 0.5] }, false).kind).toBe('alert');
    expect(evaluateDeviation(both, { now: 0, past: [1000] }, true).kind).toBe('unknown');
  });

  test('R-13 the usual never alerts; the direction decides; the larger the share, the fewer alerts', () => {
    fc.assert(
      fc.property(counts, fc.nat(200_000), fc.double({ min: 0.05, max: 5, noNaN: true }), (past, now, share) => {
        const usual = usualOf(past) ?? 0;
        expect(evaluateDeviation({ direction: 'both', share }, { now: usual, past }, true).kind).toBe('fine');
        const found = (direction: 'above' | 'below' | 'both', by = share) =>
          evaluateDeviation({ direction, share: by }, { now, past }, true).kind === 'alert';
        expect(found('both')).toBe(found('above') || found('below'));
        expect(found('above') && found('below')).toBe(false);
        if (found('both', share * 2)) expect(found('both')).toBe(true);
        if (found('above')) expect(now).toBeGreaterThan(usual);
      }),
    );
  });

  test('R-13 a section is silent only when it usually is not, and silent ones come first', () => {
    const hour = (esports: number, cultura: number) =>
      new Map([
        ['esports', esports],
        ['cultura', cultura],
      ]);
    const past = [hour(300, 4), hour(280, 5), hour(320, 3)];
    expect(evaluateSilence(new Map([['nova', 9]]), past)).toEqual([
      { section: 'esports', now: 0, usual: 300, past: [300, 280, 320], isSilent: true },
      { section: 'nova', now: 9, usual: 0, past: [0, 0, 0], isSilent: false },
      { section: 'cultura', now: 0, usual: 4, past: [4, 5, 3], isSilent: false },
    ]);
    expect(evaluateSilence(new Map(), past.slice(0, 1)).some(({ isSilent }) => isSilent)).toBe(false);
  });

  test('R-13 a failure wave is measured by starts: twice as many starts may fail twice as often', () => {
    const past = [
      { failures: 10, starts: 1000 },
      { failures: 12, starts: 1000 },
    ];
    expect(evaluateFailures({ failures: 60, starts: 1000 }, past).kind).toBe('alert');
    expect(evaluateFailures({ failures: 60, starts: 6000 }, past).kind).toBe('fine');
    expect(
      evaluateFailures({ failures: 9, starts: 9 }, [
        { failures: 0, starts: 5 },
        { failures: 0, starts: 5 },
      ]).kind,
    ).toBe('fine');
  });

  test('R-13 names the value of the dimension that moved most', () => {
    const device = {
      dimension: 'device',
      now: new Map([
        ['mòbil', 480],
        ['ordinador', 100],
      ]),
      usual: new Map([
        ['mòbil', 500],
        ['ordinador', 520],
      ]),
    };
    const browser = {
      dimension: 'browser',
      now: new Map([
        ['Firefox', 290],
        ['Chrome', 290],
      ]),
      usual: new Map([
        ['Firefox', 510],
        ['Chrome', 510],
      ]),
    };
    expect(findCause([browser, device], false)).toMatchObject({
      dimension: 'device',
      value: 'ordinador',
      now: 100,
      usual: 520,
    });
    expect(findCause([{ ...device, now: device.usual }], false)).toBeNull();
    expect(findCause([], true)).toBeNull();
  });

  test('R-13 names what failures have more of than starts, also where only one value fails', () => {
    const failing = (dimension: string, failures: [string, number][], starts: [string, number][]) => ({
      ...{ dimension, now: new Map(failures), usual: new Map<string, number>(), whole: new Map(starts) },
    });
    const device = failing(
      'device',
      [['mobile', 20]],
      [
        ['mobile', 90],
        ['desktop', 10],
      ],
    );
    const country = failing('country', [['ES', 20]], [['ES', 100]]);
    const title = failing(
      'title',
      [['Cims', 20]],
      [
        ['Cims', 25],
        ['El temps', 75],
      ],
    );
    expect(findCause([device, country, title], true)).toMatchObject({ dimension: 'title', value: 'Cims', share: 1 });
    expect(findCause([country], true)).toBeNull();
  });
});

describe('the life of an alert', () => {
  test('R-13 begins once, ends after it was fine for a while, and is mailed at most once, never in quiet hours', () => {
    const findings = fc.array(fc.tuple(fc.constantFrom('alert', 'fine', null), fc.boolean()), { maxLength: 60 });
    fc.assert(
      fc.property(findings, (all) => {
        let open: OpenAlert | null = null;
        let mails = 0;
        let fine = 0;
        for (const [finding, isQuiet] of all) {
          const step = alertTransition(open, finding, isQuiet);
          const mail = (step.type === 'begin' || step.type === 'continue') && step.mail;
          fine = finding === 'alert' ? 0 : finding === 'fine' ? fine + 1 : fine;
          if (mail) expect(isQuiet).toBe(false);
          if (step.type === 'begin') {
            expect([open, finding]).toEqual([null, 'alert']);
            mails = 0;
            fine = 0;
            open = { clear: 0, isMailed: mail };
          } else if (step.type === 'continue' && open) open = { clear: step.clear, isMailed: open.isMailed || mail };
          else if (step.type === 'end') {
            expect(fine).toBeGreaterThanOrEqual(CLEAR_AFTER);
            open = null;
          }
          mails += Number(mail);
          expect(mails).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('R-13 quiet hours may span midnight, or be absent', () => {
    const night = { from: '23:00', to: '07:00' };
    expect(['22:59', '23:00', '00:00', '06:59', '07:00'].map((time) => isQuietAt(night, time))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(isQuietAt({ from: '12:00', to: '13:00' }, '12:30')).toBe(true);
    expect(isQuietAt({ from: '07:00', to: '07:00' }, '07:00')).toBe(false);
    expect(isQuietAt(null, '03:00')).toBe(false);
  });
});
