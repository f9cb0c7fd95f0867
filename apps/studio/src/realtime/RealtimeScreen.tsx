import { lazy, Suspense, use, useEffect, useReducer, useState } from 'react';
import { Section } from '../design/Section.tsx';
import { ConnectionState } from '../live-events/ConnectionState.tsx';
import { connectRealtime } from '../live-events/connect-realtime.ts';
import { NOTHING_YET, nextRealtime } from '../live-events/realtime-state.ts';
import { useWords } from '../messages/language.ts';
import { SignedOutContext } from '../session/signed-out.ts';
import { ScreenHeader } from '../shell/ScreenHeader.tsx';
import { Problem } from '../states/Problem.tsx';
import { SkeletonBlock, SkeletonLines } from '../states/Skeleton.tsx';
import { SuiteChoice } from '../suite/SuiteChoice.tsx';
import { useSuite } from '../suite/use-suite.ts';
import { EventStream } from './EventStream.tsx';
import { LiveFigure } from './LiveFigure.tsx';
import { MinuteColumns } from './MinuteColumns.tsx';
import { NowList } from './NowList.tsx';
import styles from './RealtimeScreen.module.css';

/** After the first figures: it needs five queries. */
const RisingFalling = lazy(async () => ({ default: (await import('./RisingFalling.tsx')).RisingFalling }));

export function RealtimeScreen() {
  const words = useWords().realtime;
  const signedOut = use(SignedOutContext);
  const [state, send] = useReducer(nextRealtime, NOTHING_YET);
  const { suite } = useSuite();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must also run when `attempt` changes, which connects again
  useEffect(() => {
    send({ type: 'began' });
    return connectRealtime({ suite }, send, signedOut);
  }, [suite, signedOut, attempt]);
  const { now } = state;
  const isUnreachable = state.connection === 'reconnecting' && now === null;

  return (
    <>
      <ScreenHeader title={words.title}>
        <SuiteChoice />
        <ConnectionState state={state} />
      </ScreenHeader>
      {isUnreachable ? (
        <Problem error={{ kind: 'offline' }} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <div className={styles.screen}>
          <div className={state.connection === 'reconnecting' ? styles.stale : styles.figures}>
            <div className={styles.pair}>
              <LiveFigure
                value={now?.visitors ?? null}
                name={words.visitors}
                way={words.visitorsWay}
                beat={state.beats}
              />
              <LiveFigure value={now?.viewers ?? null} name={words.viewers} way={words.viewersWay} />
            </div>
            <Section title={words.byMinute} aside={words.lastMinutes}>
              {now ? <MinuteColumns minutes={now.pageviewsByMinute} /> : <SkeletonBlock height={164} />}
            </Section>
            <Suspense fallback={<SkeletonBlock height={240} />}>{now && <RisingFalling />}</Suspense>
            <div className={styles.lists}>
              <Section title={words.pages}>
                {now ? (
                  <NowList
                    kind="page"
                    colour="temps"
                    empty={words.noPages}
                    rows={now.pages.map((page) => ({
                      key: `${page.pageName} ${page.path}`,
                      name: page.pageName,
                      note: page.path,
                      count: page.visitors,
                    }))}
                  />
                ) : (
                  <SkeletonLines widths={[90, 80, 84, 70]} height={20} />
                )}
              </Section>
              <Section title={words.videos}>
                {now ? (
                  <NowList
                    kind="title"
                    colour="tele"
                    empty={words.noVideos}
                    rows={now.videos.map((video) => ({
                      key: video.videoId,
                      name: video.name,
                      note: video.videoId,
                      count: video.viewers,
                    }))}
                  />
                ) : (
                  <SkeletonLines widths={[86, 72, 78]} height={20} />
                )}
              </Section>
            </div>
          </div>
          <div className={styles.stream}>
            <EventStream
              state={state}
              onPause={() => send({ type: 'pause' })}
              onResume={() => send({ type: 'resume' })}
            />
          </div>
        </div>
      )}
    </>
  );
}
