import { expect, test } from 'vitest';
import { EMPTY_PLAYBACK } from '../../stores/events/event-rows.ts';
import { markTransport } from './mark-transport.ts';

type Received = Parameters<typeof markTransport>[1];
const transportOf = (resent?: Received['resent']) => {
  const received = { resent } as Received; // cast: the step reads only `resent`
  return markTransport({ table: 'playback', row: { ...EMPTY_PLAYBACK } }, received).row;
};

test('R-04 a heartbeat states whether it arrived alone or in a batch', () => {
  expect(transportOf()).toMatchObject({ transport: 'single' });
  expect(transportOf({ clockMs: null })).toMatchObject({ transport: 'batch' });
});
