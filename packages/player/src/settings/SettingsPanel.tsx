import { LABELS } from '../controls/labels.ts';
import type { Rendition } from '../engine/renditions.ts';
import type { PlayerMedia } from '../player-media.ts';
import { Choice } from './Choice.tsx';
import { Panel } from './Panel.tsx';
import type { Preferences } from './preferences.ts';
import { RATES } from './rates.ts';
import css from './SettingsPanel.module.css';
import { SETTING_LABELS } from './setting-labels.ts';

export interface SettingsPanelProps {
  media: PlayerMedia;
  isSheet: boolean;
  preferences: Preferences;
  change: (changed: Partial<Preferences>) => void;
  /** Null where the rate cannot be changed: live. */
  rate: number | null;
  setRate: (rate: number) => void;
  renditions: readonly Rendition[];
  /** Id of the chosen rendition; null for automatic. */
  rendition: number | null;
  setRendition: (id: number | null) => void;
  hasNext: boolean;
  /** Actions that do not fit into a small player's row; null when unavailable. */
  pictureInPicture: (() => void) | null;
  television: (() => void) | null;
  chapters: (() => void) | null;
  help: () => void;
  close: () => void;
}

/** Speed, quality, subtitles, and rarely used settings (V-01, V-03). */
export function SettingsPanel(props: SettingsPanelProps) {
  const { media, preferences, change, renditions, close } = props;
  const [playing] = renditions.filter(({ isPlaying }) => isPlaying);
  const entry = (name: string, act: () => void) => (
    <button
      type="button"
      className={css.entry}
      onClick={() => {
        close();
        act();
      }}
    >
      {name}
    </button>
  );
  return (
    <Panel title={LABELS.settings} isSheet={props.isSheet} close={close}>
      {media.subtitles.length > 0 && (
        <>
          <Choice
            name={SETTING_LABELS.subtitles}
            columns={3}
            options={[['', SETTING_LABELS.off], ...media.subtitles.map(({ lang, label }) => [lang, label] as const)]}
            chosen={preferences.subtitles ? languageOf(media, preferences.language) : ''}
            choose={(lang) => change(lang === '' ? { subtitles: false } : { subtitles: true, language: lang })}
          />
          {preferences.subtitles && (
            <>
              <Choice
                name={SETTING_LABELS.subtitleSize}
                columns={4}
                options={SETTING_LABELS.sizes}
                chosen={preferences.size}
                choose={(size) => change({ size })}
              />
              <Choice
                name={SETTING_LABELS.subtitleContrast}
                columns={2}
                options={SETTING_LABELS.contrasts}
                chosen={preferences.contrast}
                choose={(contrast) => change({ contrast })}
              />
            </>
          )}
        </>
      )}
      {props.rate !== null && (
        <Choice
          name={SETTING_LABELS.speed}
          columns={6}
          options={RATES.map((rate) => [rate, LABELS.rate(rate)] as const)}
          chosen={props.rate}
          choose={props.setRate}
        />
      )}
      {renditions.length > 1 && (
        <Choice
          name={SETTING_LABELS.quality}
          columns={3}
          options={[
            [-1, SETTING_LABELS.automatic(playing && props.rendition === null ? playing.name : '')],
            ...renditions.map(({ id, name }) => [id, name] as const),
          ]}
          chosen={props.rendition ?? -1}
          choose={(id) => props.setRendition(id < 0 ? null : id)}
        />
      )}
      {props.hasNext && (
        <label className={css.entry}>
          {SETTING_LABELS.autoplay}
          <input
            type="checkbox"
            checked={preferences.autoplay}
            onChange={(event) => change({ autoplay: event.target.checked })}
          />
        </label>
      )}
      <div className={css.entries}>
        {props.chapters && entry(LABELS.chapters, props.chapters)}
        {props.pictureInPicture && entry(LABELS.pictureInPicture, props.pictureInPicture)}
        {props.television && entry(LABELS.television, props.television)}
        {entry(LABELS.help, props.help)}
      </div>
    </Panel>
  );
}

const languageOf = ({ subtitles }: PlayerMedia, preferred: string): string =>
  (subtitles.find(({ lang }) => lang === preferred) ?? subtitles[0])?.lang ?? '';
