/**
 * Town names within a sentence: the article becomes lower case and contracts with the preposition (Catalan grammar).
 */

const ARTICLE = /^(?:(El|Els|La|Les) |(L’))(?=.)/;

const AT: Readonly<Record<string, string>> = { El: 'al ', Els: 'als ', La: 'a la ', Les: 'a les ', 'L’': 'a l’' };
const OF: Readonly<Record<string, string>> = {
  El: 'del ',
  Els: 'dels ',
  La: 'de la ',
  Les: 'de les ',
  'L’': 'de l’',
};

/** «a Berga», «al Vendrell», «a l’Escala», «a la Seu d’Urgell». */
export function atPlace(name: string): string {
  return withPreposition(name, AT) ?? `a ${name}`;
}

/** «de Berga», «d’Olot», «del Vendrell», «de l’Escala». */
export function ofPlace(name: string): string {
  return withPreposition(name, OF) ?? (/^h?[aeiouàèéíòóú]/i.test(name) ? `d’${name}` : `de ${name}`);
}

function withPreposition(name: string, forms: Readonly<Record<string, string>>): string | null {
  const found = ARTICLE.exec(name);
  const form = forms[found?.[1] ?? found?.[2] ?? ''];
  return found && form ? form + name.slice(found[0].length) : null;
}
