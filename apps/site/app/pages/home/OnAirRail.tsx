import type { OnAirView } from '../../shared/on-air/on-air-view.ts';
import { useNow } from '../../shared/on-air/use-now.ts';
import { ChannelNow } from './ChannelNow.tsx';
import css from './OnAirRail.module.css';

interface OnAirRailProps {
  tv: OnAirView[];
  radio: OnAirView[];
  /** The server's clock when it rendered, in milliseconds since 1970. */
  renderedAtMs: number;
}

/** «Ara en directe»: current broadcast of each channel, and its remaining time. */
export function OnAirRail({ tv, radio, renderedAtMs }: OnAirRailProps) {
  const nowMs = useNow(renderedAtMs);
  const row = (channels: OnAirView[], form: 'tv' | 'radio') => (
    <ul
      className={`swipe-row ${css.row}`}
      data-form={form}
      /* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs a tab stop for the keyboard */
      tabIndex={0}
      aria-label={form === 'tv' ? 'Televisió' : 'Ràdio'}
    >
      {channels.map((channel) => (
        <ChannelNow key={channel.slug} onAir={channel} nowMs={nowMs} />
      ))}
    </ul>
  );
  return (
    <section id="en-antena" className={`below-fold ${css.band}`} data-theatre aria-labelledby="en-directe">
      <div className="page">
        <h2 id="en-directe" className={css.name}>
          <span className="live-dot" aria-hidden="true" />
          Ara en directe
        </h2>
        {row(tv, 'tv')}
        {row(radio, 'radio')}
      </div>
    </section>
  );
}
