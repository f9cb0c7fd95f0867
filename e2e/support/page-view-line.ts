import { pageHit } from '@sintonia/tag/analytics';
import { toDigitalData } from '@sintonia/tag/data-layer';
import { encodeHit, toHitPath } from '@sintonia/wire';

/** A page view as a line of `/collect`. @param nth distinguishes it from the others of the test */
export function pageViewLine(
  origin: string,
  {
    visitorId,
    page,
    section,
    atMs,
    nth,
  }: { visitorId: string; page: string; section: string; atMs: number; nth: number },
): string {
  const hit = pageHit({
    atMs,
    offsetMin: -60,
    url: `${origin}/${encodeURIComponent(page)}`,
    referrer: '',
    layer: toDigitalData({ pageName: page, section }),
    screen: '390x844',
    colourDepth: 24,
    windowWidth: 390,
    windowHeight: 720,
  });
  const path = toHitPath({
    suites: ['tramuntana-dev'],
    flag: '1',
    version: 'SI-sim',
    random: String(10_000_000_000_000 + nth),
  });
  return `${path}?${encodeHit({ ...hit, visitorId, organisationId: '7A51C0DE5EED0001F00DCAFE@SintoniaOrg' })}`;
}
