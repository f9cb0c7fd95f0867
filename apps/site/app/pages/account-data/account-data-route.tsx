import { data, Form } from 'react-router';
import { AccountHead } from '../../features/accounts/AccountHead.tsx';
import css from '../../features/accounts/AccountPage.module.css';
import { accountLayer, accountMeta } from '../../features/accounts/account-page.ts';
import { personalService, seeOther, signedInVisitor } from '../../features/accounts/personal-service.ts';
import { refusalWords } from '../../features/accounts/refusal-words.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { EXPORT, MY_DATA } from '../../shared/visitor/account-paths.ts';
import { longDate } from '../../ui/dates/local-time.ts';
import forms from '../../ui/forms/Forms.module.css';
import { Problem } from '../../ui/forms/Problem.tsx';
import { readForm } from '../../ui/forms/read-form.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { Route } from './+types/account-data-route.ts';
import { countWords, shelfCounts } from './shelf-counts.ts';

const TITLE = 'Les teves dades';

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { visitor, account } = await signedInVisitor(site, MY_DATA);
  const counts = shelfCounts(await account.shelf());
  const { name, email, since } = visitor;
  return {
    layer: accountLayer('dades', TITLE),
    name,
    email,
    since: longDate(since, site.catalogue.broadcaster().timeZone),
    ...countWords(counts),
  };
}

/** Deletes the account. */
export async function action({ context, request }: Route.ActionArgs) {
  const password = String((await readForm(request)).get('password') ?? '');
  const answer = await personalService(context.get(siteContext)).account.remove(password);
  return answer.ok ? seeOther('/compte/adeu/', answer.value) : data({ refusal: answer.error }, { status: 400 });
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta({ matches, title: TITLE, description: 'El que sabem de tu, i com esborrar-ho.', path: MY_DATA });
}

export default function MyData({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, since, saved, followed, watched } = loaderData;
  return (
    <div className="page">
      <AccountHead title={TITLE} part={MY_DATA} />
      <div className={css.columns}>
        <section aria-labelledby="el-que-sabem">
          <h2 id="el-que-sabem">El que en sabem</h2>
          <dl className={css.facts}>
            <dt>Nom</dt>
            <dd>{name}</dd>
            <dt>Correu</dt>
            <dd>{email}</dd>
            <dt>Des del</dt>
            <dd>{since}</dd>
            <dt>Guardes</dt>
            <dd>{saved}</dd>
            <dt>Segueixes</dt>
            <dd>{followed}</dd>
            <dt>Has vist</dt>
            <dd>{watched}</dd>
          </dl>
          <p>
            Te’n pots endur una còpia sencera, amb les teves respostes als concursos i el que hem mesurat mentre tenies
            el compte obert.
          </p>
          <p>
            <a href={EXPORT} className={forms.button} download data-measured>
              Baixa’t les dades
            </a>
          </p>
        </section>
        <section aria-labelledby="esborra">
          <h2 id="esborra">Esborra el compte</h2>
          <p>
            Esborrem el compte, la llista, l’historial, les respostes als concursos i tot el que hem mesurat amb el teu
            nom d’usuari. No es pot desfer, i no en guardem cap còpia.
          </p>
          {/* A full page load: discards everything that this page knew about the deleted visitor. */}
          <Form method="post" reloadDocument className={forms.form}>
            {actionData && (
              <Problem>
                {actionData.refusal === 'wrongPassword'
                  ? 'La contrasenya no és correcta. No hem esborrat res.'
                  : refusalWords(actionData.refusal)}
              </Problem>
            )}
            <TextField
              label="La teva contrasenya"
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={128}
            />
            <button type="submit" className={forms.danger}>
              Esborra’m
            </button>
          </Form>
        </section>
      </div>
    </div>
  );
}
