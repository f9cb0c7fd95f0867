import { expect, test } from 'vitest';
import { atPlace, ofPlace } from './place-name.ts';

test.each([
  ['Berga', 'a Berga', 'de Berga'],
  ['Olot', 'a Olot', 'd’Olot'],
  ['Òdena', 'a Òdena', 'd’Òdena'],
  ['Horta de Sant Joan', 'a Horta de Sant Joan', 'd’Horta de Sant Joan'],
  ['El Vendrell', 'al Vendrell', 'del Vendrell'],
  ['Els Guiamets', 'als Guiamets', 'dels Guiamets'],
  ['La Seu d’Urgell', 'a la Seu d’Urgell', 'de la Seu d’Urgell'],
  ['Les Borges Blanques', 'a les Borges Blanques', 'de les Borges Blanques'],
  ['L’Hospitalet de Llobregat', 'a l’Hospitalet de Llobregat', 'de l’Hospitalet de Llobregat'],
  ['Es Bòrdes', 'a Es Bòrdes', 'd’Es Bòrdes'],
  ['Les', 'a Les', 'de Les'],
  ['Lleida', 'a Lleida', 'de Lleida'],
  ['Espot', 'a Espot', 'd’Espot'],
])('W-03 puts %s into sentences: %s, %s', (name, at, of) => {
  expect([atPlace(name), ofPlace(name)]).toEqual([at, of]);
});
