import {
  actionText,
  conditionText,
  eventText,
  ruleCatalan,
  ruleEnglish,
  sawText,
  vendorsOf,
} from '@sintonia/wire/rule-words';
import { describe, expect, test } from 'vitest';
import { tramuntanaRules } from '../../../../../../demo/rules/rules.ts';

const vendors = vendorsOf(tramuntanaRules);
const catalan = { language: 'ca', rule: ruleCatalan, vendors } as const;
const english = { language: 'en', rule: ruleEnglish, vendors } as const;
const plain = (value: unknown) => String(value);

describe('rules in words', () => {
  test.each([catalan, english])('T-11 every event, condition and action of our rules has its words', (words) => {
    for (const { events, conditions = [], actions } of tramuntanaRules.rules) {
      for (const event of events) expect(eventText(event, words)).not.toContain(event);
      for (const { name } of conditions) expect(conditionText(name, words)).not.toContain(name);
      for (const { name } of actions) expect(actionText(name, words)).not.toBe(name);
    }
  });

  test.each([
    ['consent to vendor tramuntana-analitica', 'el visitant accepta «Tramuntana, mesura del web»'],
    ['not: consent to vendor tramuntana-analitica', 'el visitant no accepta «Tramuntana, mesura del web»'],
    ['consent to audience', 'el visitant accepta «la mesura d’audiència»'],
    ['path matches /^\\/el-temps\\//', 'l’adreça de la pàgina comença per /el-temps/'],
    ['path matches /^\\/noticia\\/(?:1|2)\\//', 'l’adreça de la pàgina comença per /noticia/1/ o /noticia/2/'],
    ['path matches /^\\/$/', 'l’adreça de la pàgina és /'],
    ['path matches /\\d+/', 'l’adreça de la pàgina té la forma que la regla demana'],
    ['query parameter ext is butlleti', 'l’adreça de la pàgina té «butlleti» al paràmetre «ext»'],
    ['custom named', 'la configuració inclou guions propis'],
    ['toca avui', 'toca avui'],
  ])('T-11 the condition «%s» reads «%s»', (name, text) => {
    expect(conditionText(name, catalan)).toBe(text);
  });

  test.each([
    ['consent to vendor tramuntana-analitica', ['tramuntana-audiencia'], 'accepta Tramuntana, mesura d’audiència'],
    ['not: consent to vendor tramuntana-analitica', [], 'no n’accepta cap'],
    ['automatic hits not disabled', true, null],
    ['path contains cercador', '/noticies/', 'és /noticies/'],
    ['modules named', [], 'no n’hi ha cap'],
  ])('T-14 what «%s» has read stands in words', (name, value, text) => {
    expect(sawText(name, value, catalan, plain)).toBe(text);
  });
});
