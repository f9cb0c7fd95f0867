import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useRootView } from '../../shared/site/root-view.ts';
import { CONTENT } from '../../ui/frame/SkipLink.tsx';
import css from './ConsentForm.module.css';
import { PurposeSwitches } from './PurposeSwitches.tsx';
import { useChoose } from './use-choose.ts';
import { BANNER } from './words.ts';

/** Accept, refuse and choose, side by side. It is a form: without JavaScript it is sent to `/privadesa/tria`. */
export function ConsentForm() {
  const [isChoosing, setIsChoosing] = useState(false);
  const purposes = useRef<HTMLDivElement>(null);
  const choose = useChoose(
    useCallback(() => setIsChoosing(true), []),
    focusContent,
  );
  useEffect(() => {
    if (isChoosing) purposes.current?.querySelector('input')?.focus();
  }, [isChoosing]);
  const { pathname, search } = useLocation();
  const hasOthers = useRootView()?.measurement.vendorScripts;
  return (
    <section className={css.banner} aria-labelledby="consentiment">
      <form method="post" action="/privadesa/tria" onSubmit={choose} className={`page ${css.inside}`}>
        <input type="hidden" name="back" value={pathname + search} />
        <div>
          <h2 id="consentiment" className={css.title}>
            {BANNER.title}
          </h2>
          <p className={css.text}>
            {hasOthers ? BANNER.textWithOthers : BANNER.text} <Link to="/privadesa/">Més informació</Link>
          </p>
        </div>
        {isChoosing && (
          <div ref={purposes} className={css.purposes}>
            <PurposeSwitches choice={null} />
          </div>
        )}
        <div className={css.buttons}>
          <button type="submit" name="choice" value="accept">
            Accepta-ho tot
          </button>
          <button type="submit" name="choice" value="refuse">
            Rebutja-ho tot
          </button>
          {isChoosing ? (
            <button type="submit" name="choice" value="custom">
              Desa la tria
            </button>
          ) : (
            <button type="submit" name="choice" value="choose">
              Tria
            </button>
          )}
        </div>
      </form>
    </section>
  );
}

/** The focused button disappears with the banner: focus moves to the content. */
function focusContent(): void {
  document.getElementById(CONTENT)?.focus({ preventScroll: true });
}
