/**
 * «de» before a name, as Catalan writes it: «d’Economia», «d’Història», «de Cultura». Names keep their article and
 * do not contract with it: «d’El debat». A first I or U that counts as a consonant («de Iacetània») is not known.
 */
export function ofName(name: string): string {
  return /^[«"]?h?[aeiouàèéíïòóúü]/i.test(name) ? `d’${name}` : `de ${name}`;
}
