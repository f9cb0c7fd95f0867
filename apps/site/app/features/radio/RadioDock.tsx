import { Away } from './Away.tsx';
import { Blocked } from './Blocked.tsx';
import { DockPlayer } from './DockPlayer.tsx';
import css from './RadioDock.module.css';
import { useRadio, useRadioState } from './radio-context.ts';

/** At the foot of every page while audio plays, or while the radio is in its own window. */
export function RadioDock() {
  const radio = useRadio();
  const item = useRadioState((state) => state.item);
  const away = useRadioState((state) => state.away);
  const start = useRadioState((state) => state.start);
  const blocked = useRadioState((state) => state.blocked);
  return (
    <aside className={css.dock} data-theatre data-area="radio" data-dock aria-label="Ràdio">
      <div className={css.inside}>
        {blocked !== null && <Blocked station={blocked} close={() => radio.change({ blocked: null })} />}
        {item ? <DockPlayer key={item.media.id} item={item} start={start} /> : away && <Away away={away} />}
      </div>
    </aside>
  );
}
