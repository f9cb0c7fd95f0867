/**
 * W-07: forms of Catalan verbs that are common in news → infinitive without accents: «guanyen» and «guanyaran» →
 * `guanyar`, «plou» → `ploure`. Only listed verbs are conjugated: general rules would merge «pare» and «parar», or
 * «casa» and «casar». Forms that are more often another word («marca», «veu») are excluded.
 */

import { conjugated } from './conjugate.ts';
import { OTHER_WORDS } from './listed-verbs.ts';

/** Without accents, in lower case; infinitives are not included. */
export const VERB_FORMS: ReadonlyMap<string, string> = new Map(conjugated().filter(([form]) => !OTHER_WORDS.has(form)));
