import type { AccountRefusal } from '@sintonia/contracts';
import { data, Form, Link, redirect } from 'react-router';
import { EmailField } from '../../features/accounts/AccountFields.tsx';
import frame from '../../features/accounts/AccountFrame.module.css';
import { AccountFrame } from '../../features/accounts/AccountFrame.tsx';
import { accountLayer, accountMeta } from '../../features/accounts/account-page.ts';
import { personalService, seeOther } from '../../features/accounts/personal-service.ts';
import { Reasons } from '../../features/accounts/Reasons.tsx';
import { ReturnFields } from '../../features/accounts/ReturnFields.tsx';
import { refusalWords } from '../../features/accounts/refusal-words.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { FORGOTTEN, SIGN_IN, SIGN_UP } from '../../shared/visitor/account-paths.ts';
import { readReturnTarget, savedChange, withReturnTarget } from '../../shared/visitor/return-after-sign-in.ts';
import forms from '../../ui/forms/Forms.module.css';
import { Problem } from '../../ui/forms/Problem.tsx';
import { readForm } from '../../ui/forms/read-form.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { Route } from './+types/account-sign-in-route.ts';

const TITLE = 'Entra';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const returnTarget = readReturnTarget(searchParams);
  if (await personalService(context.get(siteContext)).account.visitor()) throw redirect(returnTarget.back, 302);
  return { layer: accountLayer('entra', TITLE), returnTarget, hasNewPassword: searchParams.has('nova') };
}

interface Refused {
  refusal: AccountRefusal;
  email: string;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { personal, now } = context.get(siteContext);
  const form = await readForm(request);
  const returnTarget = readReturnTarget(form);
  const email = String(form.get('email') ?? '').trim();
  const password = String(form.get('password') ?? '');
  const saving = savedChange(returnTarget.saving, true, now);
  const answer = await personalService({ personal }).account.signIn(email, password, saving);
  if (!answer.ok) return data<Refused>({ refusal: answer.error, email }, { status: 400 });
  return seeOther(returnTarget.back, answer.value);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta({ matches, title: TITLE, description: 'Entra al teu compte.', path: SIGN_IN });
}

export default function SignIn({ loaderData: { returnTarget, hasNewPassword }, actionData }: Route.ComponentProps) {
  return (
    <AccountFrame
      title={TITLE}
      standfirst={
        hasNewPassword
          ? 'Ja tens la contrasenya nova: entra-hi per començar a fer-la servir.'
          : returnTarget.saving
            ? 'Per guardar notícies i capítols per a més tard, entra al teu compte.'
            : 'La teva llista i el que tens a mitges, a tots els aparells.'
      }
      aside={<Reasons />}
    >
      <Form method="post" className={forms.form}>
        <ReturnFields returnTarget={returnTarget} />
        {actionData && <Problem>{refusalWords(actionData.refusal)}</Problem>}
        <EmailField email={actionData?.email} />
        <TextField
          label="Contrasenya"
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
        />
        <button type="submit" className={forms.button}>
          Entra
        </button>
      </Form>
      <div className={frame.also}>
        <p>
          No recordes la contrasenya? <Link to={FORGOTTEN}>Demana’n una de nova</Link>
        </p>
        <p>
          Encara no tens compte? <Link to={withReturnTarget(SIGN_UP, returnTarget)}>Crea’l en un minut</Link>
        </p>
      </div>
    </AccountFrame>
  );
}
