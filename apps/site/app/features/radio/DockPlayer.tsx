import { AudioPlayer, type AudioStart } from '@sintonia/player/audio';
import { Link } from 'react-router';
import { useTag } from '../../shared/measurement/tag-context.ts';
import { useFeatureCalls } from '../../shared/measurement/use-feature-calls.ts';
import { useMeasuring } from '../../shared/measurement/use-measuring.ts';
import { onAt } from '../../shared/on-air/on-at.ts';
import { useRootView } from '../../shared/site/root-view.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { sharingPicture } from '../../ui/pictures/picture-view.ts';
import css from './DockPlayer.module.css';
import { useNextPart } from './episode/use-next-part.ts';
import type { Listenable } from './listenable.ts';
import { RadioIcon } from './RadioIcon.tsx';
import { useRadio, useRadioState } from './radio-context.ts';
import { useSchedule } from './use-schedule.ts';
import { openRadioWindow } from './window/open-radio-window.ts';

/** Player of the dock; its title follows the broadcast time that is heard (W-15). */
export function DockPlayer({ item, start }: { item: Listenable; start: AudioStart }) {
  const radio = useRadio();
  const tag = useTag();
  const root = useRootView();
  const { media, name, channel, metadata, video, picture, path, from, schedule } = item;
  const isLive = schedule !== null;
  const now = useRadioState(({ atMs }) => onAt(schedule ?? [], atMs ?? Date.now()).now);
  const link = useRadioState((state) => (state.link?.mediaId === media.id ? state.link.link : null));
  const measure = useMeasuring(
    {
      id: media.id,
      name,
      lengthS: media.lengthS,
      kind: 'audio',
      stream: media.stream,
      channel,
      metadata,
      video,
    },
    schedule,
  );
  const reportFeature = useFeatureCalls({
    contentTitle: name,
    contentId: media.id,
    channel,
    contentFormat: 'audio',
    contentType: isLive ? 'directe' : 'a la carta',
    thematic: video?.thematic ?? [],
    topicArea: video?.thematic ?? [],
    clickOrigin: 'radio',
  });
  useSchedule(item);
  useNextPart(item);
  return (
    <AudioPlayer
      media={media}
      start={start}
      form="bar"
      artist={from}
      artwork={sharingPicture(picture)}
      measure={measure}
      schedule={schedule ?? []}
      timeZone={root?.timeZone ?? 'Europe/Madrid'}
      link={link ?? undefined}
      handle={(player) => {
        radio.player.current = player;
      }}
      onState={radio.change}
      onWallClock={(atMs) => radio.change({ atMs })}
      onFeature={reportFeature}
      lead={
        <div className={css.lead}>
          <div className={css.picture}>
            <Picture picture={picture} sizes="100px" isDecorative />
          </div>
          <p className={css.words}>
            <span className={css.from}>{from}</span>
            <Link to={path} className={css.title}>
              {isLive ? (now?.title ?? from) : item.title}
            </Link>
          </p>
        </div>
      }
      actions={
        <>
          {isLive && (
            <button
              type="button"
              className={css.window}
              title="Obre en una finestra"
              aria-label="Obre en una finestra"
              data-button="Finestra nova"
              onClick={() => openRadioWindow(radio, item, tag)}
            >
              <RadioIcon name="window" />
            </button>
          )}
          <button
            type="button"
            className={css.close}
            title="Tanca la ràdio"
            aria-label="Tanca la ràdio"
            onClick={radio.stop}
          >
            <RadioIcon name="close" />
          </button>
        </>
      }
    />
  );
}
