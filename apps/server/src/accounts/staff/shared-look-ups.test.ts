import { expect, test } from 'vitest';
import { shareLookUps } from './shared-look-ups.ts';

/** Look-ups that end when told, and the number that began. */
function heldLookUps() {
  const held: PromiseWithResolvers<number>[] = [];
  const look = shareLookUps(
    (name: string) => name,
    () => {
      const one = Promise.withResolvers<number>();
      held.push(one);
      return one.promise;
    },
  );
  return { look, held };
}

test('requests at the same time share one look-up that begins after they came', async () => {
  const { look, held } = heldLookUps();
  const first = look('maria');
  const later = [look('maria'), look('maria'), look('maria')];
  expect(held).toHaveLength(1);
  held[0]?.resolve(1);
  expect(await first).toBe(1);
  expect(held).toHaveLength(2);
  held[1]?.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

test('R-08 a request never learns what was looked up before it came', async () => {
  const { look, held } = heldLookUps();
  const first = look('maria');
  const second = look('maria');
  held[0]?.resolve(1);
  await first;
  const third = look('maria'); // the second has begun
  expect(held).toHaveLength(2);
  held[1]?.resolve(2);
  expect(await second).toBe(2);
  held[2]?.resolve(3);
  expect(await third).toBe(3);
});

test('nobody shares with another key, and a failure is not kept', async () => {
  const { look, held } = heldLookUps();
  const failing = look('maria');
  const other = look('pau');
  expect(held).toHaveLength(2);
  held[1]?.resolve(5);
  expect(await other).toBe(5);
  held[0]?.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  const again = look('maria');
  held[2]?.resolve(6);
  expect(await again).toBe(6);
});
