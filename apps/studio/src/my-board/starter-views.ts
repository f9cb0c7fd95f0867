/** Views that a person can pin to an empty board at once. Pure. */
import type { SavedView, SavedViewInput } from '@sintonia/contracts';
import { SUITE_PARAMETER } from '@sintonia/contracts/studio-addresses';
import { initialQuery } from '../query/preset-query.ts';
import { type PresetKey, presetOfKey } from '../query/presets.ts';
import { queryAddress } from '../query/query-state.ts';
import { tableQuery } from '../query/report-request.ts';

export const STARTERS = ['pages', 'titles', 'searches'] as const satisfies readonly PresetKey[];

/** A week, as weekly mails and comparisons need; today alone begins empty. */
const PERIOD = '7d';

/**
 * The starters as views to save, pinned.
 *
 * @param nameOf name of a preset
 * @param scope suite that the screen shows, and the one in its address; null for the server's default
 */
export function starterViews(
  nameOf: (preset: PresetKey) => string,
  { suite, inAddress }: { suite: string | null; inAddress: string | null },
): SavedViewInput[] {
  const before = new URLSearchParams({ periode: PERIOD, ...(inAddress !== null && { [SUITE_PARAMETER]: inAddress }) });
  return STARTERS.map((key) => {
    const queryState = initialQuery(presetOfKey(key));
    return {
      name: nameOf(key),
      path: `/explora${queryAddress(before, queryState)}`,
      query: tableQuery({ choice: { kind: PERIOD }, comparison: 'anterior', suite, segments: [], queryState }),
      isPinned: true,
    };
  });
}

/** A view that already opens the same address, so that it is pinned and not saved twice. */
export const savedAlready = (views: readonly SavedView[], { path }: SavedViewInput): SavedView | undefined =>
  views.find((view) => view.path === path);
