/** A visit for a podcast, played or downloaded. */
import type { VisitStep } from '@sintonia/simulator';
import { amongTheFirst } from './among-the-first.ts';
import { read, see } from './page-steps.ts';
import type { Visit } from './visit-world.ts';
import { watch } from './watch.ts';

export const podcast: Visit = (world, arrival) => {
  const { random } = arrival;
  const video = amongTheFirst(random, world.site.podcasts);
  if (!random.chance(0.35)) return watch(world, video, arrival);
  const download: VisitStep = {
    do: 'click',
    link: { linkName: 'Descarregar', linkType: 'd', event: 'download' },
    detail: { linkUrl: `${video.path}baixa.m4a`, contentTitle: video.name, contentId: video.id },
  };
  return [see(video), read(random), download];
};
