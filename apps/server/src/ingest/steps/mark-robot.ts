/** Step: robots are stored and marked, so that reports exclude them and count them separately (S-06). */
import { robotMark } from '../../user-agent/robot-mark.ts';
import { type Step, withBasics } from './decoded-row.ts';

export const markRobot: Step = (entry, { userAgent }) => withBasics(entry, { is_robot: robotMark(userAgent) });
