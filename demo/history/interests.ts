/** Interests of people: the subjects that they visit repeatedly. */
import type { SimulatedPage } from '@sintonia/simulator';
import { createRandomSource, type RandomSource, weighted } from '@sintonia/simulator/random';
import { amongTheFirst } from './among-the-first.ts';

/** Part of the choices that follow a person's own interest; the others are as everybody's. */
const OWN_CHOICE = 0.5;

interface Chooser {
  /** Number of the person. */
  person: number;
  random: RandomSource;
}

/** The same draws for one person each time. */
const ofPerson = (person: number): RandomSource => createRandomSource(Math.imul(person + 1, 2_246_822_519));

/** A choice by weight; a person's favourite, drawn once by the same weights, is half of their choices. */
export function chooseByInterest<T>({ person, random }: Chooser, list: readonly (readonly [number, T])[]): T {
  return weighted(random.chance(OWN_CHOICE) ? ofPerson(person) : random, list);
}

/** A story, new ones first; half of a person's stories are of their favourite section. */
export function chooseStory({ person, random }: Chooser, stories: readonly SimulatedPage[]): SimulatedPage {
  if (!random.chance(OWN_CHOICE)) return amongTheFirst(random, stories);
  const { subsection } = ofPerson(person).oneOf(stories).layer;
  return amongTheFirst(
    random,
    stories.filter(({ layer }) => layer.subsection === subsection),
  );
}
