import type { LiveNow } from '@sintonia/contracts';
import { Section } from '../design/Section.tsx';
import { useWords } from '../messages/language.ts';
import { SkeletonLines } from '../states/Skeleton.tsx';
import { NowList } from './NowList.tsx';

/** People now by page, and viewers by title. */
export function PagesAndVideos({ now }: { now: LiveNow | null }) {
  const words = useWords().realtime;
  return (
    <>
      <Section title={words.pages}>
        {now ? (
          <NowList
            title={words.pages}
            kind="page"
            of="visitors"
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
            title={words.videos}
            kind="title"
            of="viewers"
            colour="tele"
            empty={words.noVideos}
            rows={now.videos.map((video) => ({
              key: video.videoId,
              name: video.name,
              note: '',
              count: video.viewers,
            }))}
          />
        ) : (
          <SkeletonLines widths={[86, 72, 78]} height={20} />
        )}
      </Section>
    </>
  );
}
