import { type AccountRefusal, MIN_PASSWORD_LENGTH, SignUpForm } from '@sintonia/contracts';
import { data, Form, Link, redirect } from 'react-router';
import { EmailField, NewPasswordField } from '../../features/accounts/AccountFields.tsx';
import frame from '../../features/accounts/AccountFrame.module.css';
import { AccountFrame } from '../../features/accounts/AccountFrame.tsx';
import { accountLayer, accountMeta } from '../../features/accounts/account-page.ts';
import { personalService, seeOther } from '../../features/accounts/personal-service.ts';
import { Reasons } from '../../features/accounts/Reasons.tsx';
import { ReturnFields } from '../../features/accounts/ReturnFields.tsx';
import { isAboutPassword, refusalWords } from '../../features/accounts/refusal-words.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { SIGN_IN, SIGN_UP } from '../../shared/visitor/account-paths.ts';
import { readReturnTarget, savedChange, withReturnTarget } from '../../shared/visitor/return-after-sign-in.ts';
import forms from '../../ui/forms/Forms.module.css';
import { Problem } from '../../ui/forms/Problem.tsx';
import { readForm } from '../../ui/forms/read-form.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { Route } from './+types/account-sign-up-route.ts';

const TITLE = 'Crea un compte';

export async function loader({ context, request }: Route.LoaderArgs) {
  const returnTarget = readReturnTarget(new URL(request.url).searchParams);
  if (await personalService(context.get(siteContext)).account.visitor()) throw redirect(returnTarget.back, 302);
  return { layer: accountLayer('crea', TITLE), returnTarget, leastPassword: MIN_PASSWORD_LENGTH };
}

interface Answered {
  /** Null: a confirmation mail was sent. */
  refusal: AccountRefusal | null;
  name: string;
  email: string;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { personal, now } = context.get(siteContext);
  const form = await readForm(request);
  const returnTarget = readReturnTarget(form);
  const [name, email, password] = ['name', 'email', 'password'].map((field) => String(form.get(field) ?? ''));
  const refuse = (refusal: AccountRefusal) =>
    data<Answered>({ refusal, name: name ?? '', email: email ?? '' }, { status: 400 });
  const filled = SignUpForm.safeParse({ name, email, password });
  if (!filled.success) return refuse(filled.error.issues[0]?.path[0] === 'name' ? 'badName' : 'badEmail');
  const saving = savedChange(returnTarget.saving, true, now);
  const answer = await personalService({ personal }).account.signUp(filled.data, saving);
  if (!answer.ok) return refuse(answer.error);
  if (answer.value.length === 0) return data<Answered>({ ...filled.data, refusal: null }, { status: 200 });
  return seeOther(returnTarget.back, answer.value);
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta({ matches, title: TITLE, description: 'Crea el teu compte.', path: SIGN_UP });
}

export default function SignUp({ loaderData: { returnTarget, leastPassword }, actionData }: Route.ComponentProps) {
  if (actionData?.refusal === null) {
    return (
      <AccountFrame
        title="Mira el correu"
        standfirst={
          <>
            Hem escrit a <strong>{actionData.email}</strong>. Obre l’enllaç que hi trobaràs abans d’una hora i ja
            tindràs el compte. Si no arriba, mira a la carpeta del correu brossa.
          </>
        }
      >
        <p>
          <Link to={withReturnTarget(SIGN_IN, returnTarget)} className={forms.plain}>
            Ja l’he confirmat
          </Link>
        </p>
      </AccountFrame>
    );
  }
  const refusal = actionData?.refusal;
  return (
    <AccountFrame
      title={TITLE}
      standfirst="Només et demanem com vols que et diguem, una adreça i una contrasenya."
      aside={<Reasons />}
    >
      <Form method="post" className={forms.form}>
        <ReturnFields returnTarget={returnTarget} />
        {refusal && <Problem>{refusalWords(refusal)}</Problem>}
        <TextField
          label="Com et dius?"
          name="name"
          autoComplete="given-name"
          maxLength={60}
          value={actionData?.name ?? ''}
          isWrong={refusal === 'badName'}
        />
        <EmailField email={actionData?.email} isWrong={refusal === 'badEmail'} />
        <NewPasswordField
          label="Contrasenya"
          leastPassword={leastPassword}
          isWrong={refusal !== undefined && isAboutPassword(refusal)}
        />
        <button type="submit" className={forms.button}>
          Crea el compte
        </button>
      </Form>
      <div className={frame.also}>
        <p>
          Ja en tens un? <Link to={withReturnTarget(SIGN_IN, returnTarget)}>Entra-hi</Link>
        </p>
        <p>
          Què en fem, de les dades: <Link to="/privadesa/">privadesa i galetes</Link>
        </p>
      </div>
    </AccountFrame>
  );
}
