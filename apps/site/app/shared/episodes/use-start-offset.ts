import { useLocation } from 'react-router';
import { startOffsetS } from './start-offset.ts';

/** Second at which a followed link starts playback. */
export const useStartOffsetS = (): number | null => startOffsetS(useLocation().search);
