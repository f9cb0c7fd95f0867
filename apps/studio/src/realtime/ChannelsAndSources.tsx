import type { LiveNow } from '@sintonia/contracts';
import { Section } from '../design/Section.tsx';
import { useFormats } from '../messages/language.ts';
import { NowList } from './NowList.tsx';
import { useNowWords } from './now-words.ts';

/** As many as pages and videos. */
const MOST = 10;

/** People now by channel, and by the source of their visit. */
export function ChannelsAndSources({ now }: { now: LiveNow }) {
  const words = useNowWords();
  const formats = useFormats();
  return (
    <>
      <Section title={words.channels}>
        <NowList
          title={words.channels}
          kind="channel"
          of="viewers"
          colour="tele"
          empty={words.noChannels}
          rows={now.channels.slice(0, MOST).map(({ channel, viewers, liveViewers }) => ({
            key: channel,
            name: channel,
            note: words.liveViewers(formats.count(liveViewers)),
            count: viewers,
          }))}
        />
      </Section>
      <Section title={words.sources}>
        <NowList
          title={words.sources}
          kind={null}
          of="visitors"
          colour="temps"
          empty={words.noSources}
          rows={now.sources.map(({ kind, host, visitors }) => ({
            key: `${kind} ${host}`,
            name: host || words.sourceKinds[kind],
            note: kind === 'direct' || kind === 'internal' ? words.sourceNotes[kind] : words.sourceKinds[kind],
            count: visitors,
          }))}
        />
      </Section>
    </>
  );
}
