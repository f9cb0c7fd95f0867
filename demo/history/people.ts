import { type ConsentAnswer, drawDevice, type SimulatedPerson } from '@sintonia/simulator';
import { createRandomSource, weighted } from '@sintonia/simulator/random';
import { occurs } from './playback-states.ts';

/** Generator of visitor ids: 38 digits. */
type MakeVisitorId = (part: () => number) => string;

type ConsentShares = readonly [accepts: number, refuses: number, ignores: number];
const USUAL_CONSENT: ConsentShares = [64, 25, 11];

interface PersonOptions {
  makeVisitorId: MakeVisitorId;
  consent?: ConsentShares | undefined;
  /** Browsers with a blocker, percent. */
  blockers: number;
}

/** The person with a number: always the same device, id, choice and blocker. */
export function personOf(
  seed: number,
  number: number,
  { makeVisitorId, consent = USUAL_CONSENT, blockers }: PersonOptions,
): SimulatedPerson {
  const random = createRandomSource(Math.imul(seed + 1, 2_654_435_761) ^ Math.imul(number + 1, 40_503));
  random.part();
  return {
    visitorId: makeVisitorId(random.part),
    device: drawDevice(random),
    consent: weighted<ConsentAnswer>(random, [
      [consent[0], 'accepted'],
      [consent[1], 'refused'],
      [consent[2], 'ignored'],
    ]),
    hasBlocker: occurs(random, blockers),
  };
}

/** The account of the person with a number, on every device; undefined without one. @param percent people who have one */
export function customerOf(seed: number, number: number, percent: number): string | undefined {
  const random = createRandomSource(Math.imul(seed + 3, 2_246_822_519) ^ Math.imul(number + 1, 3_266_489_917));
  random.part();
  return occurs(random, percent) ? `c${random.digits(11)}` : undefined;
}

/** Number of people on the first day, and of new ones on each later day. */
const FIRST = 3600;
const NEW_A_DAY = 70;
/** Share of visits by returning people. */
const RETURNING = 0.93;

/** Number of a visitor of a day: few come often, some for the first time. @param part 0 ≤ x < 1 */
export function visitorOfDay(day: number, part: number): number {
  const before = FIRST + day * NEW_A_DAY;
  return part > RETURNING
    ? before + Math.floor(((part - RETURNING) / (1 - RETURNING)) * NEW_A_DAY)
    : Math.floor(before * (part / RETURNING) ** 2.1);
}
