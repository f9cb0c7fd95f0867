import { clockLength, isoLength } from '../../ui/dates/length.ts';
import css from './EpisodeLength.module.css';

interface EpisodeLengthProps {
  /** Seconds. */
  lengthS: number;
  kind: 'video' | 'audio';
}

/** Duration, on a corner of the picture. */
export const EpisodeLength = ({ lengthS, kind }: EpisodeLengthProps) => (
  <span className={css.length}>
    <svg viewBox="0 0 12 12" width="9" height="9" fill="currentColor" aria-hidden="true">
      {kind === 'video' ? <path d="M2 1v10l9-5z" /> : <path d="M1 4.500h2v3H1zM5 1.500h2v9H5zM9 3.500h2v5H9z" />}
    </svg>
    <span className="hidden">{kind === 'video' ? 'Vídeo, durada' : 'Àudio, durada'} </span>
    <time dateTime={isoLength(lengthS)}>{clockLength(lengthS)}</time>
  </span>
);
