import { describe, expect, test } from 'vitest';
import { HOURLY_DAYS, QUERY_MINUTE_DAYS, stepWithin, usualStep } from './step-within.ts';

describe('step of a period', () => {
  test('R-18 a period that becomes too long for minutes is split by days, which the server can answer', () => {
    expect(stepWithin('minute', 28, HOURLY_DAYS)).toBe('day');
    expect(stepWithin('minute', 28, QUERY_MINUTE_DAYS)).toBe('day');
    expect(stepWithin('minute', 3, HOURLY_DAYS)).toBe('day');
  });

  test('R-18 minutes stay where the period is short enough, and any other step always stays', () => {
    expect(stepWithin('minute', 2, HOURLY_DAYS)).toBe('minute');
    expect(stepWithin('minute', 7, QUERY_MINUTE_DAYS)).toBe('minute');
    expect(stepWithin('hour', 28, HOURLY_DAYS)).toBe('hour');
    expect(stepWithin('total', 28, HOURLY_DAYS)).toBe('total');
  });

  test('R-02 a curve without a chosen step has hours for at most two days', () => {
    expect(usualStep(1)).toBe('hour');
    expect(usualStep(2)).toBe('hour');
    expect(usualStep(3)).toBe('day');
  });
});
