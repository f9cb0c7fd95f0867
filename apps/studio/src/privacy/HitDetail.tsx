import type { VisitorHit } from '@sintonia/contracts';
import { inTurn } from '../design/in-turn.ts';
import { EntityLink } from '../links/EntityLink.tsx';
import { useValueText } from '../query/use-value-text.ts';
import { hitDetail } from './hit-detail.ts';

/**
 * Details of a hit, with a link to its search, experiment and campaign.
 *
 * @param duration a time in view, in seconds, as text
 */
export function HitDetail({ hit, duration }: { hit: VisitorHit; duration: (seconds: number) => string }) {
  const textOf = useValueText();
  const { kind, activity, variant, campaign, detail } = hit;
  const isSearch = kind === 'pageview' && detail !== '';
  const rest = { ...hit, activity: '', variant: '', campaign: '', ...(isSearch && { detail: '' }) };
  const parts = [
    isSearch && (
      <EntityLink key="search" kind="search" value={detail}>
        {detail}
      </EntityLink>
    ),
    activity !== '' && (
      <EntityLink key="activity" kind="activity" value={activity}>
        {textOf('activity', activity, {})}
      </EntityLink>
    ),
    variant !== '' && textOf('variant', variant, { activity }),
    hitDetail(rest, textOf, duration),
    campaign !== '' && (
      <EntityLink key="campaign" kind="campaign" value={campaign}>
        {campaign}
      </EntityLink>
    ),
  ].filter((part) => part !== false && part !== '');
  return inTurn(parts, ' · ');
}
