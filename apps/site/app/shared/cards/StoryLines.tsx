import { CardLink } from '../../ui/frame/CardLink.tsx';
import { RunningSign } from './RunningSign.tsx';
import css from './StoryLines.module.css';
import type { StoryCardView } from './story-view.ts';
import { VideoSign } from './VideoSign.tsx';

/** Stories as a dense list with their times, newest first. */
export const StoryLines = ({ stories }: { stories: StoryCardView[] }) => (
  <ol className={css.lines} data-area="noticies">
    {stories.map(({ id, path, title, kicker, published, hasVideo, isRunning }) => (
      <li key={id} className={css.line}>
        <h3 className={css.title}>
          <CardLink to={path}>{title}</CardLink>
        </h3>
        <p className={css.meta}>
          <time dateTime={published.iso} className={css.time}>
            {published.text}
          </time>
          <span>{kicker}</span>
          {isRunning && <RunningSign />}
          {hasVideo && <VideoSign />}
        </p>
      </li>
    ))}
  </ol>
);
