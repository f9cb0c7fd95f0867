import { MIN_PASSWORD_LENGTH } from '@sintonia/contracts';
import { data, Form, Link } from 'react-router';
import { NewPasswordField } from '../../features/accounts/AccountFields.tsx';
import frame from '../../features/accounts/AccountFrame.module.css';
import { AccountFrame } from '../../features/accounts/AccountFrame.tsx';
import { accountLayer, accountMeta } from '../../features/accounts/account-page.ts';
import { personalService, seeOther } from '../../features/accounts/personal-service.ts';
import { isAboutPassword, refusalWords } from '../../features/accounts/refusal-words.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { FORGOTTEN, NEW_PASSWORD, SIGN_IN } from '../../shared/visitor/account-paths.ts';
import forms from '../../ui/forms/Forms.module.css';
import { Problem } from '../../ui/forms/Problem.tsx';
import { readForm } from '../../ui/forms/read-form.ts';
import type { Route } from './+types/account-new-password-route.ts';

const TITLE = 'Tria la contrasenya';

/** Linked from a mail. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  layer: accountLayer('contrasenya/nova', TITLE),
  key: new URL(request.url).searchParams.get('clau') ?? '',
  leastPassword: MIN_PASSWORD_LENGTH,
});

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const key = String(form.get('clau') ?? '');
  const password = String(form.get('password') ?? '');
  const answer = await personalService(context.get(siteContext)).account.setNewPassword(key, password);
  return answer.ok ? seeOther(`${SIGN_IN}?nova`) : data({ refusal: answer.error, key }, { status: 400 });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta({ matches, title: TITLE, description: 'Tria una contrasenya nova.', path: NEW_PASSWORD });
}

export default function NewPassword({ loaderData: { key, leastPassword }, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame
      title={TITLE}
      standfirst="A partir d’ara entraràs amb aquesta contrasenya, i es tancaran les sessions que tinguis obertes."
    >
      <Form method="post" className={forms.form}>
        <input type="hidden" name="clau" value={actionData?.key ?? key} />
        {actionData && <Problem>{refusalWords(actionData.refusal)}</Problem>}
        <NewPasswordField
          label="Contrasenya nova"
          leastPassword={leastPassword}
          isWrong={actionData !== undefined && isAboutPassword(actionData.refusal)}
        />
        <button type="submit" className={forms.button}>
          Desa-la
        </button>
      </Form>
      {actionData?.refusal === 'badKey' && (
        <p className={frame.also}>
          <Link to={FORGOTTEN}>Demana un enllaç nou</Link>
        </p>
      )}
    </AccountFrame>
  );
}
