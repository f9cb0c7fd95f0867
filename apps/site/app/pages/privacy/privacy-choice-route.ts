import { CONSENT_COOKIE, CONSENT_LIFETIME_S, formatConsent } from '@sintonia/wire';
import { redirect } from 'react-router';
import { readConsentForm } from '../../features/consent/read-form.ts';
import { consentProof } from '../../features/consent/record-choice.ts';
import { siteContext } from '../../shared/site/site-context.ts';
import { readForm } from '../../ui/forms/read-form.ts';
import { safeBack } from '../../ui/forms/safe-back.ts';
import type { Route } from './+types/privacy-choice-route.ts';
import { withdrawnCookies } from './withdrawn-cookies.ts';

/**
 * C-06 without JavaScript: the form sets the same cookie as the tag, removes cookies of refused purposes, and redirects
 * back.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const { origin, consent, vendors, measurement, proveConsent } = context.get(siteContext);
  const form = await readForm(request);
  const choice = readConsentForm(form, vendors);
  if (choice === 'choose') return redirect('/privadesa/', 303);
  if (choice === null) return new Response(null, { status: 400 });
  const back = safeBack(form.get('back'));
  await proveConsent(
    consentProof(
      choice,
      consent,
      back === '/privadesa/' ? 'centre' : 'banner',
      measurement,
      measurement.rules?.version ?? null,
    ),
  );
  const cookie = [
    `${CONSENT_COOKIE}=${formatConsent(choice)}`,
    'Path=/',
    `Max-Age=${CONSENT_LIFETIME_S}`,
    'SameSite=Lax',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
  const answer = redirect(back, { status: 303, headers: { 'Cache-Control': 'no-store' } });
  for (const each of [cookie, ...withdrawnCookies(request.headers.get('cookie') ?? '', choice)])
    answer.headers.append('Set-Cookie', each);
  return answer;
}

/** Opened as a page it redirects to the preferences. */
export const loader = () => redirect('/privadesa/', 302);
