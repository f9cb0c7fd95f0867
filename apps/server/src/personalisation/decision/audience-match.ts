/** Compiles audience conditions into one predicate: built once per activity, evaluated per page. */
import type { Audience, AudienceCondition } from '@sintonia/contracts';
import type { DecisionContext } from './decision-context.ts';
import { matchesAny } from './path-pattern.ts';

export type Matches = (context: DecisionContext) => boolean;

export function audienceMatcher({ every }: Audience): Matches {
  const tests = every.map((condition): Matches => {
    const holds = toTest(condition);
    return condition.not ? (context) => !holds(context) : holds;
  });
  return (context) => tests.every((holds) => holds(context));
}

const among = (values: readonly string[], read: (context: DecisionContext) => string | null): Matches => {
  const wanted = new Set(values.map((value) => value.toLowerCase()));
  return (context) => wanted.has(read(context)?.toLowerCase() ?? '');
};

function toTest(condition: AudienceCondition): Matches {
  switch (condition.by) {
    case 'path': {
      const matches = matchesAny(condition.values);
      return ({ path }) => matches(path);
    }
    case 'section':
      return among(condition.values, ({ section }) => section);
    case 'language':
      return among(condition.values, ({ language }) => language);
    case 'device':
      return ({ device }) => condition.values.includes(device);
    case 'login':
      return ({ isSignedIn }) => isSignedIn === condition.isSignedIn;
    case 'campaign':
      return among(condition.values, (context) =>
        condition.kind === 'internal' ? context.campaignInternal : context.campaignExternal,
      );
    case 'visits':
      return ({ visits }) =>
        visits !== null && visits >= condition.least && (condition.most === null || visits <= condition.most);
    case 'viewed':
      return ({ viewed }) =>
        condition.values.reduce((sum, section) => sum + (viewed.get(section) ?? 0), 0) >= condition.least;
    case 'parameter':
      return parameterTest(condition);
  }
}

const COMPARE = {
  equal: (given: string, wanted: string) => given === wanted,
  containing: (given: string, wanted: string) => given.includes(wanted),
  beginning: (given: string, wanted: string) => given.startsWith(wanted),
} as const;

function parameterTest({ name, is, values }: Extract<AudienceCondition, { by: 'parameter' }>): Matches {
  return ({ parameters }) => {
    const given = parameters.get(name);
    if (given === undefined) return false;
    return values.length === 0 || values.some((wanted) => COMPARE[is](given, wanted));
  };
}
