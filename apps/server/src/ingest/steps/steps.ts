/** Steps applied to a decoded event, in order, before it is stored. */

import type { Received } from '../received.ts';
import { correctClock } from './clock.ts';
import { markConsentTier } from './consent-tier.ts';
import type { DecodedRow, Step } from './decoded-row.ts';
import { markRobot } from './mark-robot.ts';
import { markTransport } from './mark-transport.ts';
import { truncateAddress } from './truncate-address.ts';

export const STEPS: readonly Step[] = [markConsentTier, markRobot, markTransport, correctClock, truncateAddress];

export const runSteps = (entry: DecodedRow, received: Received): DecodedRow =>
  STEPS.reduce((row, step) => step(row, received), entry);
