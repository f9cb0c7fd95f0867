/** Views of the newsroom screen, and which one comes next. Pure. */
export const WALL_VIEWS = ['people', 'onAir', 'pages', 'origins', 'rising'] as const;
export type WallView = (typeof WALL_VIEWS)[number];

/** How long a view stays. */
export const TURN_MS = 20_000;

const REMEMBERED = 'studio.wall';

/** All of them, until somebody leaves some out. */
export function rememberedViews(storage: Pick<Storage, 'getItem'>): readonly WallView[] {
  const names = storage.getItem(REMEMBERED)?.split(',') ?? [];
  const chosen = WALL_VIEWS.filter((name) => names.includes(name));
  return chosen.length > 0 ? chosen : WALL_VIEWS;
}

export function rememberViews(storage: Pick<Storage, 'setItem'>, views: readonly WallView[]): void {
  storage.setItem(REMEMBERED, views.join());
}

/** With or without a view, in the order of the table; the last one stays. */
export function toggled(views: readonly WallView[], view: WallView): readonly WallView[] {
  const next = WALL_VIEWS.filter((name) => (name === view ? !views.includes(name) : views.includes(name)));
  return next.length > 0 ? next : views;
}

/** The view after this one; the first after the last. */
export function viewAfter(views: readonly WallView[], view: WallView): WallView {
  return views[(views.indexOf(view) + 1) % views.length] ?? view;
}
