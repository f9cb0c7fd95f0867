/** A search text in guillemets; quotation marks that the visitor typed around it are not doubled. */
export const inGuillemets = (text: string): string => `«${text.trim().replace(/^["“«]([^"“”«»]*)["”»]$/, '$1')}»`;
