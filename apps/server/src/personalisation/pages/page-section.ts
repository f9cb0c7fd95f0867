/** Section of a page of the site, for audiences. */
import type { CatalogueReader } from '@sintonia/contracts';

const OF_AREA: Readonly<Record<string, string>> = {
  '': 'portada',
  'el-temps': 'temps',
  programes: 'tele',
  programacio: 'tele',
  directes: 'tele',
  video: 'tele',
  radio: 'radio',
  audio: 'radio',
};

/** Null for pages without a section. */
export async function sectionOfPage(path: string, catalogue: Pick<CatalogueReader, 'story'>): Promise<string | null> {
  const [area = '', second = ''] = path.split('/').slice(1);
  if (area === 'noticies') return second || 'noticies';
  if (area !== 'noticia') return OF_AREA[area] ?? null;
  const story = await catalogue.story(Number(second));
  return story.ok ? story.value.story.section : null;
}

/** Page path of the router's data requests: `/_root.data`, `/noticia/3001/x.data`, `/el-temps/_.data`. */
export const pageOfData = (pathname: string): string =>
  pathname.endsWith('.data') ? pathname.replace(/(?:\/_root|\/_)?\.data$/, '/') : pathname;
