import body from '../pages/story/StoryBody.module.css';
import story from '../pages/story/StoryPage.module.css';
import { useNextHeroName } from '../ui/pictures/use-hero-name.ts';
import { Frame, Word, Words } from './SkeletonParts.tsx';

/** A story: head, picture, text. */
export const StorySkeleton = () => (
  <div className={`page ${story.page}`}>
    <div className={story.head}>
      <p className={story.section}>
        <Word />
      </p>
      <p className={story.title}>
        <Words lines={2} />
      </p>
      <p className={story.standfirst}>
        <Words lines={2} />
      </p>
      <p className={story.byline}>
        <Word />
        <Word />
      </p>
    </div>
    <div className={story.media}>
      <Frame transitionName={useNextHeroName()} />
    </div>
    <div className={story.text}>
      <div className={body.body}>
        <p>
          <Words lines={5} />
        </p>
        <p>
          <Words lines={4} />
        </p>
      </div>
    </div>
  </div>
);
