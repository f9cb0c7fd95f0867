import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../controls/Button.tsx';
import { FullscreenButton } from '../controls/FullscreenButton.tsx';
import { Icon } from '../controls/Icon.tsx';
import type { PlayerCommand } from '../controls/keyboard.ts';
import { clockTime, LABELS, spokenTime } from '../controls/labels.ts';
import { Volume } from '../controls/Volume.tsx';
import type { ElementReading } from '../element-reading.ts';
import css from './AdLayer.module.css';
import { AD_LABELS } from './ad-labels.ts';
import type { AdScreen, ShownAd } from './ad-screen.ts';
import { canSkip } from './can-skip.ts';

interface AdLayerProps {
  screen: AdScreen;
  reading: Pick<ElementReading, 'isMuted' | 'volume'>;
  fullscreen: { isOn: boolean; isPossible: boolean };
  run: (command: PlayerCommand) => void;
}

/** Overlay of an ad: its position in the break, remaining time, advertiser, and skip button (V-02). */
export function AdLayer({ screen, ...others }: AdLayerProps) {
  const shown = useSyncExternalStore(screen.subscribe, screen.shown, () => null);
  return shown && <AdOnScreen shown={shown} skip={screen.skip} {...others} />;
}

interface AdOnScreenProps extends Omit<AdLayerProps, 'screen'> {
  shown: ShownAd;
  skip: () => void;
}

function AdOnScreen({ shown, reading, fullscreen, skip, run }: AdOnScreenProps) {
  const { ad, adBreak, positionS, hasBegun, isPaused, isWaiting } = shown;
  const toggleButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused control disappeared with the controls: focus moves to the pause button.
    if (document.activeElement === document.body) toggleButton.current?.focus({ preventScroll: true });
  }, []);
  const leftS = Math.max(0, Math.ceil(ad.lengthS - positionS));
  const place = AD_LABELS.place(ad.position, adBreak.ads);
  const toggle = isPaused ? 'play' : 'pause';
  return (
    <section className={css.layer} aria-label={AD_LABELS.advertising}>
      {(!hasBegun || isWaiting) && <span className={css.busy} />}
      <output className="player-hidden">
        {AD_LABELS.advertising}. {place}
        {ad.advertiser && `, ${ad.advertiser}`}. {canSkip(shown) && AD_LABELS.canSkip}
      </output>
      <div className={css.head}>
        <p className={css.place}>
          <span>{place}</span>
          <span role="timer" className={css.left}>
            <span className="player-hidden">{AD_LABELS.left(spokenTime(leftS))}</span>
            <span aria-hidden="true"> · {clockTime(leftS)}</span>
          </span>
        </p>
        {ad.skipAfterS !== null && <SkipButton shown={shown} afterS={ad.skipAfterS} skip={skip} />}
      </div>
      <div className={css.line} aria-hidden="true">
        <span style={{ '--part': ad.lengthS > 0 ? Math.min(1, positionS / ad.lengthS) : 0 }} />
      </div>
      <div className={css.row}>
        <Button ref={toggleButton} icon={toggle} name={LABELS[toggle]} press={() => run({ do: 'toggle' })} />
        <Volume reading={reading} run={run} />
        <Advertiser ad={ad} leave={() => isPaused || run({ do: 'toggle' })} />
        <FullscreenButton fullscreen={fullscreen} run={run} />
      </div>
    </section>
  );
}

/** Visible from the start of the ad, enabled from its skip offset. */
function SkipButton({ shown, afterS, skip }: { shown: ShownAd; afterS: number; skip: () => void }) {
  const isReady = canSkip(shown);
  return (
    <button type="button" className={css.skip} aria-disabled={!isReady} onClick={skip}>
      {isReady ? AD_LABELS.skip : AD_LABELS.skipIn(Math.max(1, Math.ceil(afterS - shown.positionS)))}
      {isReady && <Icon name="next" />}
    </button>
  );
}

/** Advertiser of the ad; a link when the ad has a target. Following the link pauses the ad. */
function Advertiser({ ad, leave }: { ad: ShownAd['ad']; leave: () => void }) {
  const name = ad.advertiser || ad.name;
  if (ad.clickThrough === null) return <p className={css.advertiser}>{name}</p>;
  return (
    <a
      className={css.advertiser}
      href={ad.clickThrough}
      target="_blank"
      rel="noopener"
      aria-label={AD_LABELS.visit(name || AD_LABELS.advertiser)}
      onClick={leave}
    >
      <span>{name || AD_LABELS.advertiser}</span>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" focusable="false">
        <path d="M5 5h6v2H7v10h10v-4h2v6H5zM13 5h6v6h-2V8.4l-6.3 6.3-1.4-1.4L15.6 7H13z" fill="currentColor" />
      </svg>
    </a>
  );
}
