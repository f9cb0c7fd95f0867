/** The broadcast to compare with: of the same name, a week before or as near to that as there is. Pure. */
import { DAY_MS } from '@sintonia/contracts';

interface Dated {
  title: string;
  startsAt: string;
}

/** Null without an earlier one of that name. */
export function sameBroadcast<B extends Dated>(broadcast: Dated, earlier: readonly B[]): B | null {
  const targetMs = Date.parse(broadcast.startsAt) - 7 * DAY_MS;
  const away = ({ startsAt }: Dated) => Math.abs(Date.parse(startsAt) - targetMs);
  const [nearest] = earlier
    .filter(({ title, startsAt }) => title === broadcast.title && startsAt < broadcast.startsAt)
    .toSorted((a, b) => away(a) - away(b));
  return nearest ?? null;
}
