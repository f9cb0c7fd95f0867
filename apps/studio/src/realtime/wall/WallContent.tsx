import type { LiveNow } from '@sintonia/contracts';
import { useWords } from '../../messages/language.ts';
import { ChannelsAndSources } from '../ChannelsAndSources.tsx';
import { LiveFigure } from '../LiveFigure.tsx';
import { OnAirNow } from '../OnAirNow.tsx';
import { PagesAndVideos } from '../PagesAndVideos.tsx';
import { RisingFalling } from '../RisingFalling.tsx';
import { SecondCurve } from '../SecondCurve.tsx';
import styles from './Wall.module.css';
import type { WallView } from './wall-views.ts';

/** One view of the newsroom screen: parts of «Ara». */
export function WallContent({ view, now }: { view: WallView; now: LiveNow }) {
  const words = useWords().realtime;
  switch (view) {
    case 'people':
      return (
        <>
          <div className={styles.pair}>
            <LiveFigure
              of="visitors"
              value={now.visitors}
              name={words.visitors(now.visitors)}
              advice={words.visitorsAdvice}
            />
            <LiveFigure
              of="viewers"
              value={now.viewers}
              name={words.viewers(now.viewers)}
              advice={words.viewersAdvice}
            />
          </div>
          <SecondCurve now={now} />
        </>
      );
    case 'onAir':
      return <OnAirNow now={now} />;
    case 'pages':
      return (
        <div className={styles.pair}>
          <PagesAndVideos now={now} />
        </div>
      );
    case 'origins':
      return (
        <div className={styles.pair}>
          <ChannelsAndSources now={now} />
        </div>
      );
    case 'rising':
      return <RisingFalling />;
  }
}
