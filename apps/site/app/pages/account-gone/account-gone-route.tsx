import { Link } from 'react-router';
import { AccountFrame } from '../../features/accounts/AccountFrame.tsx';
import { accountLayer, accountMeta } from '../../features/accounts/account-page.ts';
import forms from '../../ui/forms/Forms.module.css';
import type { Route } from './+types/account-gone-route.ts';

const TITLE = 'Ja no hi ets';

export const loader = () => ({ layer: accountLayer('adeu', TITLE) });

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta({ matches, title: TITLE, description: 'El compte s’ha esborrat.', path: '/compte/adeu/' });
}

export default function Gone() {
  return (
    <AccountFrame
      title={TITLE}
      standfirst="Hem esborrat el compte i tot el que hi havia. Pots continuar llegint, mirant i escoltant com sempre: no cal tenir-ne cap."
    >
      <p>
        <Link to="/" className={forms.button}>
          Torna a la portada
        </Link>
      </p>
    </AccountFrame>
  );
}
