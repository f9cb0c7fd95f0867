import { describe, expect, test } from 'vitest';
import { sendConsentMode } from './consent-mode.ts';
import type { Occurrence, RulePorts } from './rule.ts';

const run = (page: object, command: 'default' | 'update', choice: ReturnType<RulePorts['choice']>) =>
  sendConsentMode(command, 'capa', () => page).run({} as Occurrence, { choice: () => choice } as RulePorts); // cast: the members that are used

describe('Google Consent Mode (C-05)', () => {
  test('C-05 denies everything before a choice, and makes a library wait', () => {
    const page: { capa?: IArguments[] } = {};
    run(page, 'default', null);
    expect(page.capa?.map((command) => [...command])).toEqual([
      [
        'consent',
        'default',
        {
          analytics_storage: 'denied',
          personalization_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          wait_for_update: 500,
        },
      ],
    ]);
    expect(Object.prototype.toString.call(page.capa?.[0])).toBe('[object Arguments]');
  });

  test('C-05 grants what a choice says, never advertising, after earlier entries of the list', () => {
    const page: { capa: unknown[] } = { capa: [{ event: 'a' }] };
    run(page, 'update', { analytics: true, audience: true, personalisation: false });
    const [, update] = page.capa as [unknown, IArguments]; // cast: two entries
    expect([...update]).toEqual([
      'consent',
      'update',
      {
        analytics_storage: 'granted',
        personalization_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ]);
  });
});
