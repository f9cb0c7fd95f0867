import { escapeMarkup } from '@sintonia/contracts';
import { type FailureReason, REASONS } from './failure-reasons.ts';
import { NAVIGATION, WAYS } from './failure-ways.ts';

export interface Failure {
  reason: FailureReason;
  nonce: string;
  /** Null if the site's name is not known yet. */
  siteName: string | null;
  /** Request id, to find the failure in the log. */
  reference: string;
}

export const failurePage = ({ reason, nonce, siteName, reference }: Failure): string => `<!doctype html>
<html lang="ca">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${[REASONS[reason].title, siteName ?? ''].filter(Boolean).map(escapeMarkup).join(' · ')}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; --paper: light-dark(#fbfaf6, #101215); --ink: light-dark(#14161a, #f1efea); --quiet: light-dark(#5a606b, #a3a9b4); --line: light-dark(#e3e0d8, #2b2f36); --red: light-dark(#c8102e, #ff6b6b); }
  * { margin: 0; box-sizing: border-box; }
  body { background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; -webkit-text-size-adjust: 100%; }
  header, main { max-width: 82rem; margin-inline: auto; padding: 16px clamp(16px, 3vw, 32px); }
  header { font-weight: 750; font-size: 1.5rem; letter-spacing: -0.04em; text-transform: lowercase; }
  header + main { border-top: 1px solid var(--line); }
  header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 40px; }
  nav { display: flex; flex-wrap: wrap; gap: 0 24px; font-weight: 600; font-size: 1rem; letter-spacing: 0; text-transform: none; }
  nav a { display: inline-grid; align-items: center; min-height: 44px; }
  form { max-width: 40rem; margin-top: 8px; }
  label { display: block; margin-bottom: 4px; color: var(--quiet); font-size: 0.9375rem; }
  form div { display: flex; }
  input { flex: 1; min-width: 0; min-height: 48px; padding: 0 16px; border: 1px solid var(--quiet); border-right: 0; border-radius: 0; background: light-dark(#fff, #16181c); color: var(--ink); font: inherit; }
  button { min-height: 48px; padding: 0 20px; border: 0; background: var(--ink); color: var(--paper); font: inherit; font-weight: 640; cursor: pointer; }
  svg { display: block; width: min(380px, 70%); margin-top: 24px; color: var(--red); }
  h1 { max-width: 22ch; margin: 40px 0 16px; font: 600 clamp(2.1rem, 1.6rem + 2vw, 3.2rem)/1.05 Georgia, serif; letter-spacing: -0.02em; text-wrap: balance; }
  p { max-width: 34rem; margin-bottom: 24px; }
  a { color: inherit; text-underline-offset: 0.2em; }
  header a { text-decoration: none; }
  .ways { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; font-weight: 640; }
  .ways a { display: inline-grid; align-items: center; min-height: 48px; }
  .again { padding-inline: 24px; background: var(--ink); color: var(--paper); text-decoration: none; }
  :focus-visible { outline: 3px solid light-dark(#14161a, #ffc72c); outline-offset: 3px; }
  small { color: var(--quiet); }
</style>
</head>
<body>
${siteName === null ? '' : `<header><a href="/">${escapeMarkup(siteName)}</a>${NAVIGATION}</header>`}
<main>
  <svg viewBox="0 0 220 58" fill="currentColor" aria-hidden="true"><path d="M6 43C70 52 150 42 220 2C160 52 80 63 0 56Z"/></svg>
  <h1>${REASONS[reason].title}</h1>
  <p>${REASONS[reason].text}</p>
  ${WAYS[reason](siteName !== null)}
${reason === 'failure' ? `  <small>Referència: ${escapeMarkup(reference)}</small>\n` : ''}</main>
</body>
</html>
`;
