/** A search text in guillemets; quotation marks that the visitor typed around it are replaced. */
export const inGuillemets = (text: string): string => `«${text.trim().replace(/^["“«]([^"“”«»]*)["”»]$/, '$1')}»`;
