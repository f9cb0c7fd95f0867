import { clockTime, LABELS, spokenTime } from './controls/labels.ts';
import { PLAY_ICON_PATH } from './controls/play-icon-path.ts';
import { isLiveStream, type PlayerMedia } from './player-media.ts';
import css from './StartOverlay.module.css';

interface StartOverlayProps {
  media: PlayerMedia;
  /** Stored position, in seconds; null to start at the beginning. */
  resumeS: number | null;
  /** Null: from the beginning. */
  play: (keptS: number | null) => void;
}

/** The poster as a button: the whole picture starts playback, at the stored position if there is one. */
export const StartOverlay = ({ media, resumeS, play }: StartOverlayProps) => (
  <>
    <button type="button" className={css.begin} onClick={() => play(resumeS)}>
      <span className={css.disc}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
          <path d={PLAY_ICON_PATH} fill="currentColor" />
        </svg>
      </span>
      <span className="player-hidden">
        {LABELS.play}: {media.title}.{' '}
      </span>
      <span className={css.sign}>
        {resumeS !== null ? (
          <>
            {LABELS.resume} <span aria-hidden="true">({clockTime(resumeS)})</span>
            <span className="player-hidden">, {spokenTime(resumeS)}</span>
          </>
        ) : isLiveStream(media.stream) ? (
          <span className={css.live}>{LABELS.live}</span>
        ) : (
          <>
            <span aria-hidden="true">{clockTime(media.lengthS)}</span>
            <span className="player-hidden">{spokenTime(media.lengthS)}</span>
          </>
        )}
      </span>
      {resumeS !== null && <span className={css.seen} style={{ '--part': resumeS / media.lengthS }} />}
    </button>
    {resumeS !== null && (
      <button type="button" className={css.over} onClick={() => play(null)}>
        {LABELS.startOver}
      </button>
    )}
  </>
);
