import { describe, expect, test } from 'vitest';
import { staffCatalan } from '../staff-catalan.ts';
import { detailTexts } from './detail-text.ts';

const texts = (action: string, detail: Record<string, string>) =>
  detailTexts({ action, detail }, staffCatalan.audit, (at) => `el ${at.slice(0, 10)}`);

describe('details of the audit log', () => {
  test.each([
    ['tag.published', { environment: 'production', version: '12' }, ['entorn: producció', 'versió: 12']],
    ['events.replayed', { looked: '4', moved: '1' }, ['llegits: 4', 'recuperats: 1']],
    ['views.mailFailed', { why: 'mail' }, ['motiu: el servidor de correu no l’ha acceptat']],
    ['views.saved', { shared: 'false' }, ['compartida: no']],
    ['activities.changed', { action: 'start' }, ['acció: engegada']],
    ['tokens.created', { scopes: 'reports rows' }, ['permisos: informes, files']],
    ['catalogue.imported', { story: '+3 ~1 -0' }, ['notícies: 3 d’afegits, 1 de canviats, 0 de trets']],
    ['accounts.roleChanged', { to: 'editor', from: 'analyst' }, ['abans: analista', 'ara: editor']],
    ['alerts.mailed', { rule: 'mail' }, ['alerta: mail']],
  ])('B-02 %s is written in words', (action, detail, expected) => {
    expect(texts(action, detail)).toEqual(expected);
  });

  test('B-02 the days of an export are a period', () => {
    expect(texts('events.exported', { table: 'hits', from: '2026-11-01T00:00:00Z', format: 'jsonl' })).toEqual([
      'taula: pàgines i accions',
      'format: JSON per línies',
      'des de: el 2026-11-01',
    ]);
  });
});
