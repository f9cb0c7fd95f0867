import { Audience } from '@sintonia/contracts';
import { describe, expect, test } from 'vitest';
import { aDecisionContext } from '../testing/an-activity.ts';
import { audienceMatcher } from './audience-match.ts';
import { mayOverlap } from './path-pattern.ts';

const matches = (condition: object, context: Parameters<typeof aDecisionContext>[0]) =>
  audienceMatcher(Audience.parse({ every: [condition] }))(aDecisionContext(context));

describe('audiences (P-06)', () => {
  test.each([
    [{ by: 'path', values: ['/el-temps/*', '/noticia/*'] }, { path: '/noticia/1/' }, { path: '/radio/' }],
    [{ by: 'path', values: ['/el-temps/'] }, { path: '/el-temps' }, { path: '/el-temps/girona/' }],
    [{ by: 'section', values: ['ciencia'] }, { section: 'ciencia' }, { section: null }],
    [{ by: 'language', values: ['CA'] }, { language: 'ca' }, { language: 'es' }],
    [{ by: 'device', values: ['mobile', 'tablet'] }, { device: 'tablet' as const }, { device: 'desktop' as const }],
    [{ by: 'login', isSignedIn: true }, { isSignedIn: true }, { isSignedIn: null }],
    [{ by: 'login', isSignedIn: false }, { isSignedIn: false }, { isSignedIn: null }],
    [
      { by: 'campaign', kind: 'external', values: ['butlleti'] },
      { campaignExternal: 'Butlleti' },
      { campaignInternal: 'butlleti' },
    ],
    [
      { by: 'campaign', kind: 'internal', values: ['caixa'] },
      { campaignInternal: 'caixa' },
      { campaignInternal: null },
    ],
    [{ by: 'visits', least: 2, most: 3 }, { visits: 3 }, { visits: 4 }],
    [{ by: 'visits', least: 1 }, { visits: 1 }, { visits: null }],
    [
      { by: 'viewed', values: ['esports', 'ciencia'], least: 3 },
      {
        viewed: new Map([
          ['ciencia', 2],
          ['esports', 1],
        ]),
      },
      {
        viewed: new Map([
          ['ciencia', 2],
          ['cultura', 9],
        ]),
      },
    ],
    [
      { by: 'parameter', name: 'profile.edat', values: ['30'] },
      { parameters: new Map([['profile.edat', '30']]) },
      { parameters: new Map([['profile.edat', '300']]) },
    ],
    [
      { by: 'parameter', name: 'a', is: 'containing', values: ['b'] },
      { parameters: new Map([['a', 'abc']]) },
      { parameters: new Map([['b', 'b']]) },
    ],
    [
      { by: 'parameter', name: 'a', is: 'beginning', values: ['b'] },
      { parameters: new Map([['a', 'bc']]) },
      { parameters: new Map([['a', 'ab']]) },
    ],
    [{ by: 'parameter', name: 'a', values: [] }, { parameters: new Map([['a', '']]) }, {}],
  ])('P-06 evaluates %j', (condition, one, other) => {
    expect([matches(condition, one), matches(condition, other)]).toEqual([true, false]);
    const turned = { ...condition, not: true };
    expect([matches(turned, one), matches(turned, other)]).toEqual([false, true]);
  });

  test('P-06 all conditions must hold; no condition matches everybody', () => {
    const both = Audience.parse({
      every: [
        { by: 'device', values: ['mobile'] },
        { by: 'visits', least: 2 },
      ],
    });
    expect(audienceMatcher(both)(aDecisionContext({ device: 'mobile', visits: 2 }))).toBe(true);
    expect(audienceMatcher(both)(aDecisionContext({ device: 'mobile', visits: 1 }))).toBe(false);
    expect(audienceMatcher({ every: [] })(aDecisionContext())).toBe(true);
  });

  test.each([
    ['/noticia/*', '/noticia/3001/*', true],
    ['/noticia/3001/*', '/noticia/3002/*', false],
    ['/el-temps/', '/el-temps/*', true],
    ['/el-temps/', '/radio/', false],
    ['*', '/radio/', true],
  ])('P-06 whether %s and %s may overlap is %s', (one, other, meet) => {
    expect([mayOverlap(one, other), mayOverlap(other, one)]).toEqual([meet, meet]);
  });
});
