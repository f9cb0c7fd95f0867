import {
  ChapterList,
  chapterAt,
  type MediaChapter,
  type PlayerLink,
  Transcript,
  type TranscriptCue,
  useLinked,
} from '@sintonia/player';
import css from './EpisodeTexts.module.css';

export interface EpisodeTextsProps {
  chapters: readonly MediaChapter[];
  transcript: readonly TranscriptCue[];
  link: PlayerLink;
  /** Opens with the chapters shown. */
  isOpen?: boolean;
}

/** Transcript and chapters, collapsed under the picture; open, they stand beside it. */
export function EpisodeTexts({ chapters, transcript, link, isOpen = false }: EpisodeTextsProps) {
  return (
    <aside className={css.texts} aria-label="Capítols i transcripció">
      {chapters.length > 0 && (
        <details className={css.fold} name="textos" open={isOpen}>
          <summary className={css.summary}>Capítols</summary>
          <div className={css.inside}>
            <Chapters chapters={chapters} link={link} />
          </div>
        </details>
      )}
      {transcript.length > 0 && (
        <details className={css.fold} name="textos">
          <summary className={css.summary}>Transcripció</summary>
          <div className={css.inside}>
            <Transcript cues={transcript} link={link} />
          </div>
        </details>
      )}
    </aside>
  );
}

function Chapters({ chapters, link }: Pick<EpisodeTextsProps, 'chapters' | 'link'>) {
  const current = useLinked(link, (atS) => (atS === null ? null : chapterAt(chapters, atS)));
  return <ChapterList chapters={chapters} current={current} seek={(toS) => link.seek(toS)} />;
}
