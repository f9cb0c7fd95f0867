import css from './Blocked.module.css';
import { radioWindowPath } from './window/open-radio-window.ts';

/** The browser blocked the window: a link to it, and how to allow it. */
export const Blocked = ({ station, close }: { station: string; close: () => void }) => (
  <div className={css.blocked} role="alert">
    <p>
      El navegador no ha deixat obrir la finestra. Permet les finestres emergents d’aquest web o{' '}
      <a href={radioWindowPath(station)} target="_blank" rel="noopener" onClick={close}>
        obre la ràdio en una pestanya
      </a>
      .
    </p>
    <button type="button" onClick={close}>
      D’acord
    </button>
  </div>
);
