/** What a visitor sees when even the error page cannot be rendered. Needs nothing but itself. */

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param reference lets us find the failure in the log */
export const failurePage = (nonce: string, siteName: string, reference: string): string => `<!doctype html>
<html lang="ca">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Ara mateix no podem mostrar la pàgina · ${escapeHtml(siteName)}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; --paper: light-dark(#fbfaf6, #101215); --ink: light-dark(#14161a, #f1efea); --quiet: light-dark(#5a606b, #a3a9b4); --accent: light-dark(#c8102e, #ff6b6b); }
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; }
  main { max-width: 34rem; }
  svg { width: 96px; color: var(--accent); }
  h1 { font: 600 2rem/1.15 Georgia, serif; margin: 16px 0 12px; text-wrap: balance; }
  p { margin: 0 0 16px; }
  a { color: inherit; text-underline-offset: 0.2em; }
  small { color: var(--quiet); }
</style>
</head>
<body>
<main>
  <svg viewBox="0 0 96 24" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" aria-hidden="true"><path d="M2 14c18-10 34 8 52 1s14-16 4-13 2 16 36 10"/></svg>
  <h1>Ara mateix no podem mostrar aquesta pàgina</h1>
  <p>És cosa nostra i ja ho estem mirant. Torna-ho a provar d’aquí a un moment.</p>
  <p><a href="">Torna-ho a provar</a> · <a href="/">Ves a la portada</a></p>
  <small>Referència: ${escapeHtml(reference)}</small>
</main>
</body>
</html>
`;
