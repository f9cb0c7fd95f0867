import { ChapterPanel } from '../chapters/ChapterPanel.tsx';
import type { PanelName, PlayerCommand } from '../controls/keyboard.ts';
import type { ElementReading } from '../element-reading.ts';
import type { MediaEngine } from '../engine/media-engine.ts';
import { isLiveStream, type PlayerMedia } from '../player-media.ts';
import { HelpPanel } from './HelpPanel.tsx';
import type { Preferences } from './preferences.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

export interface PanelsProps {
  panel: PanelName;
  media: PlayerMedia;
  reading: ElementReading;
  engine: MediaEngine | null;
  /** The player is too small for a panel. */
  isSheet: boolean;
  preferences: Preferences;
  change: (changed: Partial<Preferences>) => void;
  setRate: (rate: number) => void;
  /** Id of the chosen rendition; null for automatic. */
  rendition: number | null;
  setRendition: (id: number | null) => void;
  hasNext: boolean;
  canPictureInPicture: boolean;
  watchOnTelevision: (() => void) | null;
  run: (command: PlayerCommand) => void;
  close: () => void;
}

/** The panels of a player; loaded when the first is opened. */
export function Panels(props: PanelsProps) {
  const { panel, media, reading, isSheet, run, close } = props;
  const { chapters } = media;
  switch (panel) {
    case 'help':
      return <HelpPanel isSheet={isSheet} close={close} />;
    case 'chapters':
      return (
        <ChapterPanel
          chapters={chapters}
          positionS={reading.positionS}
          lengthS={reading.lengthS}
          isSheet={isSheet}
          run={run}
          close={close}
        />
      );
    case 'settings':
      return (
        <SettingsPanel
          media={media}
          isSheet={isSheet}
          preferences={props.preferences}
          change={props.change}
          rate={isLiveStream(media.stream) ? null : reading.rate}
          setRate={props.setRate}
          renditions={props.engine?.renditions() ?? []}
          rendition={props.rendition}
          setRendition={props.setRendition}
          hasNext={props.hasNext}
          chapters={chapters.length > 0 ? () => run({ do: 'open', panel: 'chapters' }) : null}
          pictureInPicture={props.canPictureInPicture ? () => run({ do: 'pictureInPicture' }) : null}
          television={props.watchOnTelevision}
          help={() => run({ do: 'open', panel: 'help' })}
          close={close}
        />
      );
  }
}
