/**
 * Which styles win over which, whatever order a bundler puts them in: the page says it before any sheet does.
 * The bundler drops the statement from sheets that it joins, so it does not stand in `design.css`.
 */
export const LAYER_ORDER = '@layer tokens, base, layout, pictures, components, player, page, still;';
