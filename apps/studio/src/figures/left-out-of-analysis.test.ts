import { ReportQuery } from '@sintonia/contracts';
import { expect, test } from 'vitest';
import { eventsOfFlow, eventsOfFunnel, eventsOfRetention } from './left-out-of-analysis.ts';

const equals = (dimension: string, value: string) => ({ is: 'equals' as const, dimension, value });
const scope = { suite: 'tv', period: { from: '2026-11-01', to: '2026-11-07' }, filter: equals('device', 'mobile') };

test('R-09 what a funnel leaves out is asked of its steps, within its filter, without time on page', () => {
  const steps = [equals('page', 'portada'), equals('page', 'esports')];
  const query = eventsOfFunnel({ ...scope, steps });
  expect(query.filter).toEqual({ all: [scope.filter, { any: steps }, { not: equals('hitKind', 'visible') }] });
  expect(ReportQuery.parse(query)).toMatchObject({ suite: 'tv', period: scope.period, metrics: ['pageviews'] });
});

test('R-09 what a flow leaves out is asked of the value in the middle', () => {
  const { filter: _filter, ...whole } = scope;
  const of = (more: object) => eventsOfFlow({ ...whole, dimension: 'page', value: 'portada', ...more }).filter;
  expect(of({})).toEqual({ all: [equals('hitKind', 'pageview'), equals('page', 'portada')] });
  expect(of({ among: 'mediaStart' })).toEqual({ all: [equals('hitKind', 'mediaStart'), equals('page', 'portada')] });
});

test('R-09 retention leaves out what its suite does, unless it is of a part', () => {
  expect(eventsOfRetention(scope).filter).toEqual({ all: [scope.filter] });
  const { filter: _filter, ...whole } = scope;
  expect(eventsOfRetention(whole)).toEqual({ suite: 'tv', period: scope.period, metrics: ['pageviews'] });
});
