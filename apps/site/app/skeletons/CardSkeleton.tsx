import card from '../features/news/StoryCard.module.css';
import lines from '../shared/cards/StoryLines.module.css';
import { Frame, Word, Words } from './SkeletonParts.tsx';

interface CardSkeletonProps {
  form: 'lead' | 'second' | 'plain' | 'side';
}

const STANDFIRST_LINES = { lead: 2, second: 3, plain: 0, side: 4 } as const;
const HEADLINE_LINES = { lead: 3, second: 3, plain: 2, side: 4 } as const;

/** Placeholder of a story's card. */
export const CardSkeleton = ({ form }: CardSkeletonProps) => (
  <div className={card.card} data-form={form}>
    <div className={card.text}>
      <p className={card.kicker}>
        <Word />
      </p>
      <p className={card.headline}>
        <Words lines={HEADLINE_LINES[form]} />
      </p>
      {STANDFIRST_LINES[form] > 0 && (
        <p className={card.standfirst}>
          <Words lines={STANDFIRST_LINES[form]} />
        </p>
      )}
    </div>
    <div className={card.picture}>
      <Frame />
    </div>
  </div>
);

/** Placeholder of a line in the list of latest stories. */
export const LineSkeleton = () => (
  <div className={lines.line}>
    <p className={lines.title}>
      <Words lines={2} />
    </p>
    <p className={lines.meta}>
      <Word />
    </p>
  </div>
);
