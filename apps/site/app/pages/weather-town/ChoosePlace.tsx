import { useChosenPlace } from '../../features/weather/chosen-place.ts';
import { useIsHydrated } from '../../ui/loading/use-is-hydrated.ts';
import css from './ChoosePlace.module.css';

/** Selects a town as the visitor's own: the home page then shows its weather. Without JavaScript there is no button. */
export function ChoosePlace({ slug }: { slug: string }) {
  const isHydrated = useIsHydrated();
  const [chosen, choose] = useChosenPlace();
  const isOwn = chosen === slug;
  return (
    <p className={css.choose}>
      {isHydrated && (
        <button type="button" className={css.button} aria-pressed={isOwn} onClick={() => choose(isOwn ? null : slug)}>
          {isOwn ? 'És a la teva portada' : 'Mostra’l a la portada'}
        </button>
      )}
    </p>
  );
}
