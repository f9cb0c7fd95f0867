/** Visits for a live channel. */
import type { VisitStep } from '@sintonia/simulator';
import { weighted } from '@sintonia/simulator/random';
import { read, see } from './page-steps.ts';
import type { Visit } from './visit-world.ts';
import { watch } from './watch.ts';

export const live: Visit = (world, arrival) => {
  const { site } = world;
  const channel = weighted(arrival.random, [
    [6, 'tramuntana-1'],
    [4, 'tramuntana-24'],
    [1, 'tramuntana-petit'],
  ] as const);
  const video = site.live.get(channel);
  return [
    ...(arrival.random.chance(0.4) ? [see(site.home), read(arrival.random)] : []),
    ...(video ? watch(world, video, arrival) : []),
  ];
};

export const radio: Visit = (world, arrival) => {
  const channel = weighted(arrival.random, [
    [6, 'radio-tramuntana'],
    [2, 'radio-tramuntana-musica'],
    [1, 'radio-tramuntana-classica'],
    [2, 'radio-tramuntana-jove'],
  ] as const);
  const video = world.site.live.get(channel);
  if (!video) return [];
  const opensWindow: VisitStep = {
    do: 'click',
    link: { linkName: 'Finestra nova', event: 'radioWindow' },
    detail: { channel },
  };
  return [see(video), ...(arrival.random.chance(0.5) ? [opensWindow] : []), ...watch(world, video, arrival)];
};
