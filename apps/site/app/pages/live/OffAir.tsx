import type { ScheduleEntry } from '../../shared/on-air/day-view.ts';
import type { ChannelView } from '../../shared/on-air/on-air-view.ts';
import { clockTime } from '../../ui/dates/local-time.ts';
import { BrandStroke } from '../../ui/frame/BrandStroke.tsx';
import css from './OffAir.module.css';

interface OffAirProps {
  channel: ChannelView;
  next: ScheduleEntry | null;
  timeZone: string;
}

/** Shown in place of the picture while the channel is off air. */
export const OffAir = ({ channel, next, timeZone }: OffAirProps) => (
  <div className={css.offAir} style={{ '--ground': channel.picture?.colour }}>
    <BrandStroke className={css.brandStroke} />
    <p className={css.title}>Ara {channel.name} no emet</p>
    <p>
      {next
        ? `Torna a les ${clockTime(new Date(next.startsAtMs).toISOString(), timeZone)} amb «${next.title}».`
        : 'Mentrestant, tens tots els programes a la carta.'}
    </p>
  </div>
);
