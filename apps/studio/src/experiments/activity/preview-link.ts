/**
 * Preview link of an activity on a page of another site, which requests its offers itself (P-06): the same parameter on
 * that address. Pure.
 *
 * @returns null while the address is not that of a page
 */
export function previewLinkOn(address: string, link: string): string | null {
  if (!/^https?:\/\/[^/]/.test(address.trim()) || !URL.canParse(address.trim())) return null;
  const page = new URL(address.trim());
  for (const [name, value] of new URL(link).searchParams) page.searchParams.set(name, value);
  return page.href;
}
