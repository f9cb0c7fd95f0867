import type { AccountRefusal } from '@sintonia/contracts';
import { data, Form } from 'react-router';
import { EmailField } from '../../features/accounts/AccountFields.tsx';
import { AccountFrame } from '../../features/accounts/AccountFrame.tsx';
import { accountLayer, accountMeta } from '../../features/accounts/account-page.ts';
import { personalService } from '../../features/accounts/personal-service.ts';
import { refusalWords } from '../../features/accounts/refusal-words.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { FORGOTTEN } from '../../shared/visitor/account-paths.ts';
import forms from '../../ui/forms/Forms.module.css';
import { Problem } from '../../ui/forms/Problem.tsx';
import { readForm } from '../../ui/forms/read-form.ts';
import type { Route } from './+types/account-password-route.ts';

const TITLE = 'Una contrasenya nova';

export const loader = () => ({ layer: accountLayer('contrasenya', TITLE) });

export async function action({ context, request }: Route.ActionArgs) {
  const email = String((await readForm(request)).get('email') ?? '').trim();
  const answer = await personalService(context.get(siteContext)).account.askNewPassword(email);
  const refusal: AccountRefusal | null = answer.ok ? null : answer.error;
  return data({ refusal, email }, { status: answer.ok ? 200 : 400 });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta({ matches, title: TITLE, description: 'Demana una contrasenya nova.', path: FORGOTTEN });
}

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  if (actionData?.refusal === null) {
    return (
      <AccountFrame
        title="Mira el correu"
        standfirst={
          <>
            Si <strong>{actionData.email}</strong> té un compte, hi hem enviat un enllaç per triar la contrasenya. Val
            una hora. Si no arriba, mira a la carpeta del correu brossa.
          </>
        }
      >
        {null}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={TITLE}
      standfirst="No pateixis. Escriu l’adreça del teu compte i t’hi enviarem un enllaç per triar-ne una altra."
    >
      <Form method="post" className={forms.form}>
        {actionData?.refusal && <Problem>{refusalWords(actionData.refusal)}</Problem>}
        <EmailField email={actionData?.email} isWrong={actionData?.refusal === 'badEmail'} />
        <button type="submit" className={forms.button}>
          Envia’m l’enllaç
        </button>
      </Form>
    </AccountFrame>
  );
}
