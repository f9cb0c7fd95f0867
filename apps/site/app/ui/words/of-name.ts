/**
 * «de» before a name, as Catalan writes it: «d’Economia», «d’Història», «de Cultura». Names keep their article without
 * contraction: «d’El debat». An initial consonantal I or U («de Iacetània») is not recognised.
 */
export function ofName(name: string): string {
  return /^[«"]?h?[aeiouàèéíïòóúü]/i.test(name) ? `d’${name}` : `de ${name}`;
}
