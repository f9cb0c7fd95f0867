import { PAGE_FIELDS, VIDEO_FIELDS } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { catalanWeekday, firstOfList, toDigitalData, toTimestamp } from './data-layer.ts';
import { layerProblems } from './layer-problems.ts';

describe('data layer (§ 3, § 5)', () => {
  test('D-01 has every field of § 3 in the groups page, video and user', () => {
    const { page, video, user } = toDigitalData({});
    expect(Object.keys(page)).toEqual(Object.values(PAGE_FIELDS).map((field) => field.name));
    expect(Object.keys(video)).toEqual(Object.values(VIDEO_FIELDS).map((field) => field.name));
    expect(Object.keys(user)).toEqual(['idUsuari', 'idBigData', 'userLogin']);
    for (const name of [
      'subseccioNivell1',
      'contingutMultimedia',
      'programaWeb',
      'idDeliverty',
      'categoriaAgrupadora',
    ]) {
      expect(page).toHaveProperty(name);
    }
  });

  test('D-02 defaults section, subsection, programme and user id to «No informat», others to «No Informat»', () => {
    const { page, user } = toDigitalData({ section: '  ' });
    expect(page).toMatchObject({ seccio: 'No informat', subseccioNivell1: 'No informat', nomPrograma: 'No informat' });
    expect(page).toMatchObject({ autor: 'No Informat', portal: 'No Informat', pageName: 'noDisponible' });
    expect(user).toEqual({ idUsuari: 'No informat', idBigData: 'No Informat', userLogin: 'No Informat' });
  });

  test('D-02 leaves fields of an action empty without the action', () => {
    expect(toDigitalData({}).page).toMatchObject({ paraulesCerca: '', resultatsCerca: '', clickIdentifier: '' });
    expect(toDigitalData({ searchKeywords: 'el temps', searchResults: 0 }).page).toMatchObject({
      paraulesCerca: 'el temps',
      resultatsCerca: 0,
    });
  });

  test('D-02 gives a page of status Error404 no name and type errorPage', () => {
    const { page } = toDigitalData({ pageName: 'noticia/no-hi-es', pageType: 'article', status: 'Error404' });
    expect(page).toMatchObject({ pageName: '', actualPageName: 'noticia/no-hi-es', tipusPagina: 'errorPage' });
  });

  test('D-01 gives a page without video an empty video group', () => {
    expect(new Set(Object.values(toDigitalData({}).video))).toEqual(new Set(['']));
    expect(toDigitalData({ video: { title: 'Mar obert', durationS: 48, subtitled: true } }).video).toMatchObject({
      titol: 'Mar obert',
      durada: 48,
      subtitulat: true,
      target: 'No Informat',
    });
  });

  test('D-03 takes the first entry of a comma list', () => {
    expect(toDigitalData({ topicArea: ['Cultura', 'Música'] }).page.areaTematica).toBe('Cultura,Música');
    expect(firstOfList(' Cultura , Música')).toBe('Cultura');
    expect(firstOfList('')).toBe('');
  });

  test('D-04 writes the timestamp as month/day/year/hour/minute/second one hour east of UTC, summer or winter', () => {
    expect(toTimestamp(Date.UTC(2024, 0, 15, 12, 30))).toBe('01/15/2024/13/30/00');
    expect(toTimestamp(Date.UTC(2026, 6, 1, 23, 5, 9))).toBe('07/02/2026/00/05/09');
    expect(catalanWeekday(Date.UTC(2026, 6, 1, 23, 5, 9))).toBe('dijous');
    expect(catalanWeekday(Date.UTC(2026, 10, 21))).toBe('dissabte');
  });

  test('D-01 names unknown and ill-typed fields in development', () => {
    const layer = { section: 'esports', seccio: 'x', themes: 'a,b', video: { durationS: Number.NaN }, user: null };
    expect(layerProblems(layer as never)).toEqual([
      'page.seccio is not a field of the data layer',
      'page.themes should be a list',
      'video.durationS should be a count',
      'user is not an object',
    ]);
    expect(layerProblems({ section: 'esports', video: { title: 'x' }, user: { loggedIn: false } })).toEqual([]);
  });
});
