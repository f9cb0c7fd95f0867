import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import css from './ErrorPage.module.css';
import { Gust } from './Gust.tsx';

const TEXTS = {
  notFound: {
    title: 'Aquesta pàgina se l’ha endut el vent',
    text: 'L’adreça no existeix o la pàgina ha canviat de lloc. Potser la trobes des d’aquí:',
  },
  failure: {
    title: 'Alguna cosa no ha anat bé',
    text: 'No hem pogut preparar aquesta pàgina. No és culpa teva: torna-ho a provar d’aquí a una estona o continua per aquí:',
  },
} as const;

/** What is shown for a page that does not exist or could not be made (W-10). Never a trace of our insides. */
export function ErrorPage() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = TEXTS[isNotFound ? 'notFound' : 'failure'];
  return (
    <div className={`page ${css.error}`}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Gust className={css.gust} />
      <p className={css.code}>{isNotFound ? 'Error 404' : 'Error'}</p>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>{text}</p>
      <ul className={css.ways}>
        <li>
          <Link to="/">Portada</Link>
        </li>
        <li>
          <Link to="/noticies/">Notícies</Link>
        </li>
        <li>
          <Link to="/programes/">Programes</Link>
        </li>
      </ul>
    </div>
  );
}
