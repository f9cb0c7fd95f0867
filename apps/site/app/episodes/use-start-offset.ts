import { useLocation } from 'react-router';
import { startOffsetS } from './start-offset.ts';

/** The second at which somebody who followed a link wants to begin. */
export const useStartOffsetS = (): number | null => startOffsetS(useLocation().search);
