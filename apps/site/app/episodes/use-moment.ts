import { useLocation } from 'react-router';
import { momentOf } from './moment.ts';

/** The second at which somebody who followed a link wants to begin. */
export const useMoment = (): number | null => momentOf(useLocation().search);
