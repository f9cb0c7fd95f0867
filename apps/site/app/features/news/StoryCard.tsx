import { RunningSign } from '../../shared/cards/RunningSign.tsx';
import type { StoryCardView } from '../../shared/cards/story-view.ts';
import { VideoSign } from '../../shared/cards/VideoSign.tsx';
import { CardLink } from '../../ui/frame/CardLink.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useHeroName } from '../../ui/pictures/use-hero-name.ts';
import { isLongTitle } from './is-long-title.ts';
import css from './StoryCard.module.css';

interface StoryCardProps {
  story: StoryCardView;
  /**
   * `lead` opens a page, `second` follows beside or below it, `plain` fills a grid, `side` has its picture at the left.
   */
  form: 'lead' | 'second' | 'plain' | 'side';
  sizes: string;
  isFirst?: boolean;
  /** Heading level of its headline. */
  level?: 2 | 3;
  /** P-07: place whose fields offers may replace. */
  place?: 'home.lead';
}

const hasStandfirst = { lead: true, second: true, plain: false, side: true } as const;

/** Picture and text without a frame; the whole card is one link. */
export function StoryCard({ story, form, sizes, isFirst = false, level = 3, place }: StoryCardProps) {
  const Headline = level === 2 ? 'h2' : 'h3';
  const slot = (field: string) => place && `${place}.${field}`;
  return (
    <article className={css.card} data-form={form} data-area="noticies">
      <div className={css.text}>
        <p className={css.kicker}>{story.kicker}</p>
        <Headline className={css.headline} data-long={isLongTitle(story.title) || undefined} data-slot={slot('title')}>
          <CardLink to={story.path}>{story.title}</CardLink>
        </Headline>
        {hasStandfirst[form] && (
          <p className={css.standfirst} data-slot={slot('standfirst')}>
            {story.standfirst}
          </p>
        )}
        <p className={css.meta}>
          <time dateTime={story.published.iso}>{story.published.text}</time>
          {story.isRunning && <RunningSign />}
          {story.hasVideo && <VideoSign />}
        </p>
      </div>
      <div className={css.picture} data-slot={slot('picture')}>
        <Picture
          picture={story.picture}
          sizes={sizes}
          isFirst={isFirst}
          isDecorative
          transitionName={useHeroName(story.path)}
        />
      </div>
    </article>
  );
}
