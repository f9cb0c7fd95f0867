/** Generates `tag.js`: passes server settings to the tag, and loads the environment's version. */
import { LIBRARY_ENTRY } from '@sintonia/contracts';
import { inScript, type LibraryFacts, settingsStatement } from './library-settings.ts';

/**
 * A few hundred bytes that change with a promotion; all other files are immutable. Written in syntax that any browser
 * parses: one without modules gets a warning and no tag, and the page works (T-13).
 */
export function loaderText(facts: LibraryFacts): string {
  const { property, version, origin } = facts;
  const source = `${origin}/tag/${property.slug}/v/${version}/${LIBRARY_ENTRY}`;
  return [
    `(function(w,d){var c=w.console,s=d.createElement("script");`,
    `if(!("noModule" in s)){c&&c.warn("[sintonia]","Browser not supported");return}`,
    settingsStatement(facts),
    `s.type="module";s.crossOrigin="anonymous";s.src=${inScript(source)};`,
    `s.onerror=function(){c.error("[sintonia]","Failed to load script "+s.src)};`,
    `d.head.appendChild(s)})(window,document);\n`,
  ].join('');
}
