import type { AudienceCondition } from '@sintonia/contracts';
import { knownWord } from '../../messages/known-word.ts';
import type { ScreenMessages } from '../../messages/screens-catalan.ts';

type Words = ScreenMessages['experimentEditor']['conditions'];

/** Text of an audience condition. */
export function conditionText(condition: AudienceCondition, words: Words): string {
  const text = plainText(condition, words);
  return condition.not ? words.not(text) : text;
}

function plainText(condition: AudienceCondition, words: Words): string {
  const named = (values: readonly string[]) => words.among(words.kinds[condition.by], values.join(', '));
  switch (condition.by) {
    case 'path':
    case 'section':
    case 'language':
      return named(condition.values);
    case 'device':
      return named(condition.values.map((device) => knownWord(words.devices, device)));
    case 'login':
      return condition.isSignedIn ? words.signedIn : words.signedOut;
    case 'campaign':
      return words.campaign(words.campaigns[condition.kind], condition.values.join(', '));
    case 'visits':
      return condition.most === null
        ? words.visitsFrom(condition.least)
        : words.visitsBetween(condition.least, condition.most);
    case 'viewed':
      return words.viewed(condition.least, condition.values.join(', '));
    case 'parameter':
      return condition.values.length === 0
        ? words.there(condition.name)
        : words.parameter(condition.name, words.compares[condition.is], condition.values.join(', '));
  }
}
