import { useStartOffsetS } from '../../shared/episodes/use-start-offset.ts';
import { DeferredPlayer } from '../../shared/measurement/DeferredPlayer.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { useOwnHeroName } from '../../ui/pictures/use-hero-name.ts';
import css from './StoryPage.module.css';
import type { StoryView } from './story-page-view.ts';

const SIZES = '(width < 84rem) 100vw, 1280px';

/** The picture of a story, or its video; nothing without either. */
export function StoryPicture({ story }: { story: StoryView }) {
  const transitionName = useOwnHeroName();
  const startOffsetS = useStartOffsetS();
  if (!story.picture && !story.clip) return null;
  const picture = <Picture picture={story.picture} sizes={SIZES} isFirst transitionName={transitionName} />;
  if (!story.clip) {
    return (
      <figure className={css.media} data-slot="story.picture">
        {picture}
      </figure>
    );
  }
  return (
    <figure className={css.media} data-slot="story.picture">
      <DeferredPlayer
        clip={story.clip}
        id={`${story.id}-${story.clip.id}`}
        name={`${story.section.name}: ${story.title}`}
        poster={picture}
        metadata={{
          'a.media.show': story.section.name,
          'a.media.asset': story.clip.id,
          'a.media.originator': story.author.name,
        }}
        channel="web"
        automaticFromS={startOffsetS}
      />
      <figcaption className={css.caption}>{story.clip.title}</figcaption>
    </figure>
  );
}
