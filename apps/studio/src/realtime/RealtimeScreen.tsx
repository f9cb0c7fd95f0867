import type { ReportQueryInput } from '@sintonia/contracts';
import { lazy, Suspense } from 'react';
import { Section } from '../design/Section.tsx';
import { ConnectionState } from '../live-events/ConnectionState.tsx';
import { useRealtime } from '../live-events/use-realtime.ts';
import { useWords } from '../messages/language.ts';
import { SaveButton } from '../saved-views/SaveButton.tsx';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock, SkeletonLines } from '../states/Skeleton.tsx';
import { SuiteChoice } from '../suite/SuiteChoice.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { EventStream } from './EventStream.tsx';
import { LiveFigure } from './LiveFigure.tsx';
import { PagesAndVideos } from './PagesAndVideos.tsx';
import styles from './RealtimeScreen.module.css';

const loadLaterParts = () => import('./later-parts.ts');
const SecondCurve = lazy(async () => ({ default: (await loadLaterParts()).SecondCurve }));
const MinutePart = lazy(async () => ({ default: (await loadLaterParts()).MinutePart }));
const OnAirNow = lazy(async () => ({ default: (await loadLaterParts()).OnAirNow }));
const ChannelsAndSources = lazy(async () => ({ default: (await loadLaterParts()).ChannelsAndSources }));
const RisingFalling = lazy(async () => ({ default: (await loadLaterParts()).RisingFalling }));
const WallButton = lazy(async () => ({ default: (await loadLaterParts()).WallButton }));

/** Loader of the route: the code of the later parts comes beside the session. */
export function loadRealtime(): null {
  void loadLaterParts();
  return null;
}

/** Head, keys and drawing of the curve: nothing below moves when it arrives. */
const CURVE_HEIGHT = 372;
/** Columns and the line of their annotations. */
const MINUTES_HEIGHT = 228;

/** Figures of the screen as a view: a tile has no live ones. */
const LIVE = {
  period: 'last30Minutes',
  metrics: ['visitors', 'pageviews'],
  dimensions: ['page'],
} as const satisfies ReportQueryInput;

export function RealtimeScreen() {
  const words = useWords().realtime;
  const { suite } = useSuite();
  const { state, pause, resume, reconnect } = useRealtime({ suite });
  const { now } = state;
  const isUnreachable = state.connection === 'reconnecting' && now === null;

  return (
    <>
      <ScreenHeader title={words.title}>
        <SuiteChoice />
        <ConnectionState state={state} />
        <Suspense fallback={<span className={styles.wall} />}>
          <span className={styles.wall}>
            <WallButton now={now} />
          </span>
        </Suspense>
        <span className={styles.save}>
          <SaveButton name={words.title} query={{ ...LIVE, ...(suite !== null && { suite }) }} />
        </span>
      </ScreenHeader>
      {isUnreachable ? (
        <Problem error={{ kind: 'offline' }} onRetry={reconnect} />
      ) : (
        <div className={styles.screen}>
          <div className={state.connection === 'reconnecting' ? styles.stale : styles.figures}>
            <div className={styles.pair}>
              <LiveFigure
                value={now?.visitors ?? null}
                name={words.visitors(now?.visitors ?? null)}
                of="visitors"
                advice={words.visitorsAdvice}
                beat={state.beats}
              />
              <LiveFigure
                value={now?.viewers ?? null}
                name={words.viewers(now?.viewers ?? null)}
                of="viewers"
                advice={words.viewersAdvice}
              />
            </div>
            <div className={styles.curve}>
              <Suspense fallback={<SkeletonBlock height={CURVE_HEIGHT} />}>
                {now ? <SecondCurve now={now} /> : <SkeletonBlock height={CURVE_HEIGHT} />}
              </Suspense>
            </div>
            <Suspense fallback={<SkeletonBlock height={240} />}>{now && <OnAirNow now={now} />}</Suspense>
            <Section title={words.byMinute} aside={words.lastMinutes}>
              <Suspense fallback={<SkeletonBlock height={MINUTES_HEIGHT} />}>
                {now ? <MinutePart now={now} /> : <SkeletonBlock height={MINUTES_HEIGHT} />}
              </Suspense>
            </Section>
            <Suspense fallback={<SkeletonBlock height={240} />}>{now && <RisingFalling />}</Suspense>
            <div className={styles.lists}>
              <PagesAndVideos now={now} />
              <Suspense fallback={<SkeletonLines widths={[86, 72, 78]} height={20} />}>
                {now && <ChannelsAndSources now={now} />}
              </Suspense>
            </div>
          </div>
          <div className={styles.stream}>
            <EventStream state={state} onPause={pause} onResume={resume} />
          </div>
        </div>
      )}
    </>
  );
}
