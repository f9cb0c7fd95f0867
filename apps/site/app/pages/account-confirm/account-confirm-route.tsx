import { data, Form, Link } from 'react-router';
import frame from '../../features/accounts/AccountFrame.module.css';
import { AccountFrame } from '../../features/accounts/AccountFrame.tsx';
import { accountLayer, accountMeta } from '../../features/accounts/account-page.ts';
import { personalService, seeOther } from '../../features/accounts/personal-service.ts';
import { refusalWords } from '../../features/accounts/refusal-words.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { ACCOUNT, SIGN_UP } from '../../shared/visitor/account-paths.ts';
import forms from '../../ui/forms/Forms.module.css';
import { Problem } from '../../ui/forms/Problem.tsx';
import { readForm } from '../../ui/forms/read-form.ts';
import type { Route } from './+types/account-confirm-route.ts';

const TITLE = 'Confirma el compte';
const PATH = '/compte/confirma/';

/** Linked from a mail. Opening the page confirms nothing: mail scanners open every link. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  layer: accountLayer('confirma', TITLE),
  key: new URL(request.url).searchParams.get('clau') ?? '',
});

export async function action({ context, request }: Route.ActionArgs) {
  const key = String((await readForm(request)).get('clau') ?? '');
  const answer = await personalService(context.get(siteContext)).account.confirm(key);
  return answer.ok ? seeOther(ACCOUNT, answer.value) : data({ refusal: answer.error, key }, { status: 400 });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta({ matches, title: TITLE, description: 'Confirma el teu compte.', path: PATH });
}

export default function Confirm({ loaderData: { key }, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame title={TITLE} standfirst="Un últim pas: confirma que ets tu i ja estarà.">
      <Form method="post" className={forms.form}>
        <input type="hidden" name="clau" value={actionData?.key ?? key} />
        {actionData && <Problem>{refusalWords(actionData.refusal)}</Problem>}
        <button type="submit" className={forms.button}>
          Sí, soc jo
        </button>
      </Form>
      {actionData?.refusal === 'badKey' && (
        <p className={frame.also}>
          <Link to={SIGN_UP}>Torna a començar</Link>
        </p>
      )}
    </AccountFrame>
  );
}
