import { ContestEntry, type Participation } from '@sintonia/contracts';
import type { PageLayer } from '@sintonia/tag/data-layer';
import { data } from 'react-router';
import { personalService, seeOther } from '../../features/accounts/personal-service.ts';
import css from '../../features/participation/Participation.module.css';
import { PollCard } from '../../features/participation/PollCard.tsx';
import { lastDay, participationPath, pollOutcome, pollView } from '../../features/participation/participation-view.ts';
import { refusalWords } from '../../features/participation/refusal-words.ts';
import { pageNotFound } from '../../shared/error-recovery/not-found-response.ts';
import { pagePlace } from '../../shared/measurement/page-place.ts';
import { rootOf } from '../../shared/site/root-view.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { pageMeta } from '../../shared/structured-data/page-meta.ts';
import { readForm } from '../../ui/forms/read-form.ts';
import type { Route } from './+types/participation-route.ts';
import { ContestForm, type ContestView, type Entered } from './ContestForm.tsx';

const pageLayer = ({ id, title, kind }: Participation): PageLayer => ({
  ...pagePlace('participa', kind === 'poll' ? 'enquestes' : 'concursos', id),
  pageName: `participa/${id}`,
  pageType: kind === 'poll' ? 'enquesta' : 'concurs',
  contentTitle: title,
  contentId: id,
  contentFormat: 'formulari',
  contentType: kind === 'poll' ? 'enquesta' : 'concurs',
});

/** A poll or a contest on its own page, with the visitor's participation. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = site.participation.find(params.id);
  if (!found) throw await pageNotFound(site);
  const service = personalService(site).participation;
  const { timeZone } = site.catalogue.broadcaster();
  const isOpen = found.opensAt <= site.now.toISOString() && site.now.toISOString() < found.closesAt;
  const common = { layer: pageLayer(found), title: found.title, intro: found.intro, isOpen };
  if (found.kind === 'contest') {
    const { id, title, intro, prize, question, terms, closesAt } = found;
    const contest: ContestView = { id, title, intro, prize, question, terms, closes: lastDay(closesAt, timeZone) };
    return { ...common, kind: found.kind, contest, hasEntered: await service.hasEntered(id) };
  }
  const outcome = await pollOutcome(found, site.participation, service, isOpen);
  return { ...common, kind: found.kind, poll: pollView(found, timeZone), outcome };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const found = site.participation.find(params.id);
  if (!found) throw await pageNotFound(site);
  const service = personalService(site).participation;
  const form = await readForm(request);
  const given = (field: string) => String(form.get(field) ?? '');
  if (found.kind === 'poll') {
    const voted = await service.vote(found.id, given('option'));
    if (voted.ok) return seeOther(participationPath(found.id), voted.cookies);
    return data({ problem: refusalWords(voted.error), entered: undefined }, { status: 400 });
  }
  const filled = { name: given('name'), email: given('email'), answer: given('answer') };
  const refuse = (problem: string) =>
    data({ problem: undefined, entered: { isDone: false, problem, filled } satisfies Entered }, { status: 400 });
  const entry = ContestEntry.safeParse(filled);
  if (!entry.success) return refuse('Omple els tres camps i mira que l’adreça estigui ben escrita.');
  const entered = await service.enter(found.id, entry.data);
  if (!entered.ok) return refuse(refusalWords(entered.error));
  const headers = new Headers();
  for (const cookie of entered.cookies) headers.append('Set-Cookie', cookie);
  const { isNew } = entered.value;
  return data({ problem: undefined, entered: { isDone: true, isNew } satisfies Entered }, { headers });
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { broadcaster, origin } = rootOf(matches);
  const { title, intro } = loaderData;
  const path = participationPath(params.id);
  return pageMeta({ title, description: intro, path, origin, siteName: broadcaster.name });
}

export default function ParticipationRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'poll') {
    const { poll, outcome } = loaderData;
    return (
      <div className="page" data-area="noticies">
        <PollCard key={poll.id} poll={poll} level={1} outcome={outcome} problem={actionData?.problem} />
      </div>
    );
  }
  const { contest, hasEntered, isOpen } = loaderData;
  return (
    <div className={`page ${css.columns}`} data-area="tele">
      <section className={css.card} data-level={1}>
        <p className={css.kind}>Concurs</p>
        <h1 className={css.title}>{contest.title}</h1>
        <p className={css.intro}>{contest.intro}</p>
        <p className={css.intro}>
          <strong>El premi:</strong> {contest.prize} S’hi pot participar fins {contest.closes}.
        </p>
        <div className={css.options}>
          {isOpen ? (
            <ContestForm contest={contest} hasEntered={hasEntered} entered={actionData?.entered} />
          ) : (
            <p>El concurs ja s’ha tancat. Gràcies a tothom que hi ha participat.</p>
          )}
        </div>
      </section>
      <section className={css.card} data-level="aside">
        <h2 className={css.title}>Les bases</h2>
        <ul className={css.terms}>
          {contest.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
