/** Links that the demo's visitors follow from page to page, as they are named and placed on the site. */
import type { SimulatedPage, VisitStep } from '@sintonia/simulator';
import type { DemoSite } from './demo-site-model.ts';

const HEADER = {
  region: 'capcalera',
  names: new Map([
    ['/', 'Inici'],
    ['/el-temps/', 'El temps'],
  ]),
};

/** Region of the front page that has the link, as its elements' ids. */
function regionOfFront({ front, stories }: DemoSite, page: SimulatedPage): string {
  if (page === front.lead) return 'obertura';
  if (front.seconds.includes(page)) return 'destacades';
  if (stories.includes(page)) return 'darreres-noticies';
  const [, part = ''] = page.path.split('/');
  if (part === 'video' || part === 'audio') return 'mes-vistos';
  if (part === 'directes' || part === 'radio') return 'en-antena';
  return part === 'noticies' ? 'peu' : 'programes-destacats';
}

/** Null for a page that no link leads to: search results are reached by a form. */
function followed(site: DemoSite, from: SimulatedPage, to: SimulatedPage): { link: string; region: string } | null {
  const named = HEADER.names.get(to.path);
  if (named) return { link: named, region: HEADER.region };
  if (to.layer.searchKeywords || !to.layer.contentTitle) return null;
  const link = to.layer.contentTitle;
  if (from.path === '/') return { link, region: regionOfFront(site, to) };
  const isToRelated = from.path.startsWith('/noticia/') && to.path.startsWith('/noticia/');
  return { link, region: isToRelated ? 'continguts-relacionats' : 'contingut' };
}

/** Adds the followed link to every page view after another one. */
export function withFollowedLinks(site: DemoSite, steps: readonly VisitStep[]): VisitStep[] {
  let before: SimulatedPage | null = null;
  return steps.map((step) => {
    if (step.do !== 'view') return step;
    const link = before && followed(site, before, step.page);
    before = step.page;
    return link ? { ...step, followed: link } : step;
  });
}
