/** Return address after a form: a path of this site. Anything else becomes the home page. */
export function safeBack(back: FormDataEntryValue | null): string {
  return typeof back === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(back) ? back : '/';
}
