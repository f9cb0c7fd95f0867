import { PAGE_FIELDS, VIDEO_FIELDS } from '@sintonia/wire';
import { describe, expect, test } from 'vitest';
import { catalanWeekday, firstOfList, toDigitalData, toTimestamp } from './data-layer.ts';
import { layerProblems } from './layer-problems.ts';

describe('data layer (§ 3, § 5)', () => {
  test('D-01 holds every field of § 3 in the groups page, video and user', () => {
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

  test('D-02 missing section, subsection, programme and user id are «No informat», others «No Informat»', () => {
    const { page, user } = toDigitalData({ section: '  ' });
    expect(page).toMatchObject({ seccio: 'No informat', subseccioNivell1: 'No informat', nomPrograma: 'No informat' });
    expect(page).toMatchObject({ autor: 'No Informat', portal: 'No Informat', pageName: 'noDisponible' });
    expect(user).toEqual({ idUsuari: 'No informat', idBigData: 'No Informat', userLogin: 'No Informat' });
  });

  test('D-02 what belongs to an action is empty when there was none', () => {
    expect(toDigitalData({}).page).toMatchObject({ paraulesCerca: '', resultatsCerca: '', clickIdentifier: '' });
    expect(toDigitalData({ searchKeywords: 'el temps', searchResults: 0 }).page).toMatchObject({
      paraulesCerca: 'el temps',
      resultatsCerca: 0,
    });
  });

  test('D-02 a page of status Error404 has no name and type errorPage', () => {
    const { page } = toDigitalData({ pageName: 'noticia/no-hi-es', pageType: 'article', status: 'Error404' });
    expect(page).toMatchObject({ pageName: '', actualPageName: 'noticia/no-hi-es', tipusPagina: 'errorPage' });
  });

  test('D-01 a page without video has an empty video group', () => {
    expect(new Set(Object.values(toDigitalData({}).video))).toEqual(new Set(['']));
    expect(toDigitalData({ video: { title: 'Mar obert', durationS: 48, subtitled: true } }).video).toMatchObject({
      titol: 'Mar obert',
      durada: 48,
      subtitulat: true,
      target: 'No Informat',
    });
  });

  test('D-03 a comma list gives its first entry', () => {
    expect(toDigitalData({ topicArea: ['Cultura', 'Música'] }).page.areaTematica).toBe('Cultura,Música');
    expect(firstOfList(' Cultura , Música')).toBe('Cultura');
    expect(firstOfList('')).toBe('');
  });

  test('D-04 the timestamp is month/day/year/hour/minute/second one hour east of UTC, summer or winter', () => {
    expect(toTimestamp(Date.UTC(2024, 0, 15, 12, 30))).toBe('01/15/2024/13/30/00');
    expect(toTimestamp(Date.UTC(2026, 6, 1, 23, 5, 9))).toBe('07/02/2026/00/05/09');
    expect(catalanWeekday(Date.UTC(2026, 6, 1, 23, 5, 9))).toBe('dijous');
    expect(catalanWeekday(Date.UTC(2026, 10, 21))).toBe('dissabte');
  });

  test('D-01 in development unknown and ill-typed fields are named', () => {
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
