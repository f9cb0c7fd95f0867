import { expect, test } from 'vitest';
import { EMPTY_HIT } from '../../stores/events/event-rows.ts';
import { truncateAddress } from './truncate-address.ts';

test('C-07 without consent no address is stored', () => {
  const received = { address: '81.2.69.142' } as Parameters<typeof truncateAddress>[1]; // cast: the step reads only the address
  expect(truncateAddress({ table: 'hits', row: { ...EMPTY_HIT, tier: 'none' } }, received).row.address).toBe('');
});
