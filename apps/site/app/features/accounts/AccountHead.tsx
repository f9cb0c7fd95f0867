import { Form, Link } from 'react-router';
import { ACCOUNT, HISTORY, MY_DATA, SIGN_OUT } from '../../shared/visitor/account-paths.ts';
import forms from '../../ui/forms/Forms.module.css';
import css from './AccountHead.module.css';

const PARTS = [
  { path: ACCOUNT, name: 'Llista' },
  { path: HISTORY, name: 'Historial' },
  { path: MY_DATA, name: 'Dades' },
] as const;

interface AccountHeadProps {
  title: string;
  /** Path of the part that is shown. */
  part: (typeof PARTS)[number]['path'];
}

/** Head of each part of the account: title, links to the other parts, sign-out. */
export const AccountHead = ({ title, part }: AccountHeadProps) => (
  <div className={css.head}>
    <h1 className="page-title">{title}</h1>
    <div className={css.bar}>
      <nav aria-label="El teu compte">
        <ul className={css.parts}>
          {PARTS.map(({ path, name }) => (
            <li key={path}>
              <Link to={path} className={css.part} aria-current={path === part ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form method="post" action={SIGN_OUT}>
        <button type="submit" className={forms.plain}>
          Surt
        </button>
      </Form>
    </div>
  </div>
);
