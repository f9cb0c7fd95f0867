import { Player, type PlayerHandle } from '@sintonia/player';
import type { ReactNode, Ref } from 'react';
import type { ScheduleEntry } from '../live/day-view.ts';
import { useFeatureCalls } from './use-feature-calls.ts';
import { useMeasuring } from './use-measuring.ts';

interface MeasuredLivePlayerProps {
  /** Slug of the channel: its signal is `/live/{channel}/master.m3u8`. */
  channel: string;
  /** § 3 `name`: the channel's. */
  name: string;
  kind: 'video' | 'audio';
  /** What is on from the beginning of the DVR window to some hours from now. */
  schedule: readonly ScheduleEntry[];
  /** Where the broadcaster is. */
  timeZone: string;
  /** A channel that one cannot go back in. */
  isLinear?: boolean;
  poster: ReactNode;
  /** Hears, by the second, when what is played was broadcast (ms epoch); `programmeAt` gives what was on (W-15). */
  onWallClock?: (atMs: number) => void;
  handle?: Ref<PlayerHandle>;
}

/** The broadcaster's player on a live channel, measured by the page's tag. */
export function MeasuredLivePlayer(props: MeasuredLivePlayerProps) {
  const { channel, name, kind, schedule, timeZone, isLinear = false, poster, onWallClock, handle } = props;
  const medium = { id: `directe-${channel}`, kind, stream: isLinear ? 'linear' : 'live', lengthS: 0 } as const;
  const hls = `/live/${channel}/master.m3u8`;
  const measure = useMeasuring({ ...medium, name, channel, metadata: {} }, schedule);
  const say = useFeatureCalls({
    contentTitle: name,
    contentId: medium.id,
    channel,
    contentFormat: kind,
    contentType: 'directe',
    clickOrigin: 'reproductor',
  });
  return (
    <Player
      media={{
        ...medium,
        title: name,
        hls,
        hlsWithAds: kind === 'video' ? hls : null,
        subtitles: [],
        chapters: [],
        thumbnails: null,
      }}
      poster={poster}
      artist={name}
      measure={measure}
      schedule={schedule}
      timeZone={timeZone}
      onWallClock={onWallClock}
      onFeature={say}
      handle={handle}
    />
  );
}
