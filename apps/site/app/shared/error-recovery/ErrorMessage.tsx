import { isRouteErrorResponse, Link, useLocation } from 'react-router';
import { BrandStroke } from '../../ui/frame/BrandStroke.tsx';
import { SearchField } from '../../ui/search-field/SearchField.tsx';
import { addressWords } from './address-words.ts';
import own from './ErrorMessage.module.css';
import css from './ErrorPage.module.css';
import { RecoveryLinks } from './RecoveryLinks.tsx';
import type { RecoveryLinksView } from './recovery-links-view.ts';

const TEXTS = {
  notFound: {
    code: 'Error 404',
    title: 'Aquesta pàgina se l’ha endut el vent',
    text: 'L’adreça no existeix o la pàgina ha canviat de lloc.',
  },
  unreadable: {
    code: 'Error 400',
    title: 'No hem pogut llegir el que has enviat',
    text: 'El formulari ha arribat a mitges o en un format que no entenem. Torna enrere i envia’l una altra vegada.',
  },
  failure: {
    code: 'Error',
    title: 'Alguna cosa no ha anat bé',
    text: 'No hem pogut preparar aquesta pàgina. No és culpa teva: torna-ho a provar d’aquí a una estona o continua per aquí.',
  },
} as const;

/**
 * W-10: a missing page offers a search for the words of its address; a failed page offers a retry. Both list the parts
 * of the site and, when available, the latest news.
 */
export function ErrorMessage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const isUnreadable = isRouteErrorResponse(error) && error.status === 400;
  const { code, title, text } = TEXTS[isNotFound ? 'notFound' : isUnreadable ? 'unreadable' : 'failure'];
  return (
    <>
      <title>{title}</title>
      <BrandStroke className={own.brandStroke} />
      <div role="alert">
        <p className={own.code}>{code}</p>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
      </div>
      {isNotFound ? (
        <div className={own.search}>
          <SearchField requested={addressWords(pathname)} label="Busca el que volies" />
        </div>
      ) : (
        <p className={own.again}>
          <Link to={pathname + search} replace>
            Torna-ho a provar
          </Link>
        </p>
      )}
      <RecoveryLinks
        recovery={isNotFound ? (error.data as RecoveryLinksView | null) : null /* cast: thrown by `pageNotFound` */}
      />
    </>
  );
}
