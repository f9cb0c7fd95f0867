import { Player, type PlayerHandle } from '@sintonia/player';
import type { ReactNode, Ref } from 'react';
import type { ScheduleEntry } from '../on-air/day-view.ts';
import { useFeatureCalls } from './use-feature-calls.ts';
import { useMeasuring } from './use-measuring.ts';

interface MeasuredLivePlayerProps {
  /** Slug of the channel: its signal is `/live/{channel}/master.m3u8`. */
  channel: string;
  /** § 3 `name`: name of the channel. */
  name: string;
  kind: 'video' | 'audio';
  /** Broadcasts from the start of the DVR window to some hours from now. */
  schedule: readonly ScheduleEntry[];
  /** Time zone of the broadcaster. */
  timeZone: string;
  /** The channel has no rewind. */
  isLinear?: boolean;
  poster: ReactNode;
  /**
   * Called every second with the broadcast time of what is played (ms epoch); `programmeAt` gives the programme (W-15).
   */
  onWallClock?: (atMs: number) => void;
  handle?: Ref<PlayerHandle>;
}

/** The broadcaster's player on a live channel, measured by the page's tag. */
export function MeasuredLivePlayer(props: MeasuredLivePlayerProps) {
  const { channel, name, kind, schedule, timeZone, isLinear = false, poster, onWallClock, handle } = props;
  const medium = { id: `directe-${channel}`, kind, stream: isLinear ? 'linear' : 'live', lengthS: 0 } as const;
  const hls = `/live/${channel}/master.m3u8`;
  const measure = useMeasuring({ ...medium, name, channel, metadata: {} }, schedule);
  const reportFeature = useFeatureCalls({
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
      onFeature={reportFeature}
      handle={handle}
    />
  );
}
