import { afterEach, describe, expect, test, vi } from 'vitest';
import { aRuleSet } from '../testing/a-rule-set.ts';
import { SETTINGS } from '../testing/a-tag.ts';
import { fakeWindow } from '../testing/fake-window.ts';
import { installSatellite } from './satellite.ts';

afterEach(() => void vi.restoreAllMocks());

function aSatellite() {
  const page = fakeWindow('https://media.example/');
  const tag = { track: vi.fn(), element: vi.fn((name: string) => (name === 'page.seccio' ? 'esports' : undefined)) };
  const subject = { tag, settings: SETTINGS, rules: aRuleSet() };
  const satellite = installSatellite(page.window, subject);
  if (!satellite) throw new Error('name taken');
  return { ...page, tag, subject, satellite };
}

describe('façade for pages of the incumbent’s tag manager (T-01)', () => {
  test('T-08 maps track to a direct call', () => {
    const { satellite, tag } = aSatellite();
    satellite.track('scCompartir', { socialAction: 'copia' });
    expect(tag.track).toHaveBeenCalledWith('scCompartir', { socialAction: 'copia' });
  });

  test('T-03 returns from getVar the value of setVar, even an empty one, else the data element', () => {
    const { satellite } = aSatellite();
    expect(satellite.getVar('page.seccio')).toBe('esports');
    satellite.setVar('page.seccio', '');
    satellite.setVar({ a: 1, b: 2 });
    expect(['page.seccio', 'a', 'b', 'c'].map(satellite.getVar)).toEqual(['', 1, 2, undefined]);
  });

  test('reads cookies, writes them for days or for the session, and removes them', () => {
    const { satellite, cookieWrites, cookies } = aSatellite();
    satellite.cookie.set('a', 'x y', { expires: 2 });
    satellite.cookie.set('b', '1');
    expect(satellite.cookie.get('a')).toBe('x y');
    expect(cookieWrites).toEqual([
      'a=x%20y;max-age=172800;path=/;samesite=lax;secure',
      'b=1;path=/;samesite=lax;secure',
    ]);
    satellite.cookie.remove('a');
    expect([...cookies.keys()]).toEqual(['b']);
  });

  test('always logs warnings and errors; the rest and notify only in debug mode', () => {
    const levels = ['log', 'info', 'debug', 'warn', 'error'] as const;
    const written: string[] = [];
    for (const level of levels)
      vi.spyOn(console, level).mockImplementation((_, text) => written.push(`${level} ${text}`));
    const { satellite } = aSatellite();
    const log = () => {
      for (const level of levels) satellite.logger[level]('x');
      for (const priority of [undefined, 4, 5]) satellite.notify('n', priority);
    };
    log();
    expect(written).toEqual(['warn x', 'error x', 'warn n', 'error n']);
    satellite.setDebug(true);
    written.length = 0;
    log();
    expect(written).toEqual(['log x', 'info x', 'debug x', 'warn x', 'error x', 'info n', 'warn n', 'error n']);
  });

  test('T-06 names the property, environment and version of the rules', () => {
    const { satellite } = aSatellite();
    expect(satellite).toMatchObject({
      property: { name: 'Prova' },
      environment: { id: 'tramuntana-dev', stage: 'production' },
      buildInfo: { environment: 'production', rules: 'prova' },
    });
  });

  test('§ 8 leaves a taken name alone', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { window, subject, satellite } = aSatellite();
    expect(installSatellite(window, subject)).toBeNull();
    expect(window).toHaveProperty('_satellite', satellite);
    expect(error.mock.calls[0]?.[1]).toMatchObject({
      code: 'nameTaken',
      message: 'window._satellite is already taken',
    });
  });
});
