import { AR, bare, IR, LISTED, METRE, TENIR, words } from './listed-verbs.ts';

const AR_ENDINGS = 'a ava aven avem aveu aves at ada ats ades ant ara aran arem areu aria arien o'.split(' ');
/** Before these endings `c` becomes `qu`, `g` `gu`, `ç` `c` and `j` `g`. */
const AR_SOFT_ENDINGS = 'en es em eu i in is essin essis'.split(' ');
const IR_ENDINGS = 'eix eixen eixo eixi eixin im iu ia ien it ida its ides int ira iran irem iria irien is issin'.split(
  ' ',
);
const METRE_ENDINGS = 'met meten metia metien metra metran metria mes mesa mesos meses meti metin metent'.split(' ');
const TENIR_ENDINGS =
  'te tenen tenia tenien tindra tindran tindria tingut tinguda tinguts tingudes tingui tinguin tenint'.split(' ');

const SOFTENED: readonly [RegExp, string][] = [
  [/c$/, 'qu'],
  [/g$/, 'gu'],
  [/ç$/, 'c'],
  [/j$/, 'g'],
];

function softened(stem: string): string {
  const rule = SOFTENED.find(([ending]) => ending.test(stem));
  return rule ? stem.replace(...rule) : stem;
}

export function conjugated(): [form: string, infinitive: string][] {
  const forms = (infinitive: string, stem: string, endings: readonly string[]) =>
    endings.map((ending): [string, string] => [bare(stem + ending), bare(infinitive)]);
  const without = (infinitive: string, ending: string) => infinitive.slice(0, -ending.length);
  return [
    ...words(AR).flatMap((verb) => [
      ...forms(verb, without(verb, 'ar'), AR_ENDINGS),
      ...forms(verb, softened(without(verb, 'ar')), AR_SOFT_ENDINGS),
    ]),
    ...words(IR).flatMap((verb) => forms(verb, without(verb, 'ir'), IR_ENDINGS)),
    ...words(METRE).flatMap((verb) => forms(verb, without(verb, 'metre'), METRE_ENDINGS)),
    ...words(TENIR).flatMap((verb) => forms(verb, without(verb, 'tenir'), TENIR_ENDINGS)),
    ...LISTED.split('\n').flatMap((line) => {
      const [infinitive = '', list = ''] = line.trim().split(':');
      return forms(infinitive, '', words(list));
    }),
  ];
}
