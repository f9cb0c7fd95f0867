/** S-06: robots are kept and marked, so that reports leave them out and count them apart. */
import { isbot } from 'isbot';
import { type Step, withBasics } from './decoded-row.ts';

export const markRobot: Step = (entry, { userAgent }) =>
  withBasics(entry, { is_robot: userAgent === '' || isbot(userAgent) ? 1 : 0 });
