import { describe, expect, test } from 'vitest';
import { PAGE_VARIABLES } from '../analytics/page-variables.ts';
import { SPECIFIED_FIELDS } from './specified-fields.ts';

/** § 3, verbatim; «search keywords and results count» are two fields. */
const PAGE =
  'subseccioNivell1, subseccioNivell2, contingutMultimedia, clickIdentifier, canal, screenReader flag, content producer, seccio, programaWeb, nomPrograma, idDeliverty, related items, content title, themes, pageName, actualPageName, status, language, URL, viewport, internal campaigns, portal, click origin, social-network action, search keywords, results count, topic area, thematic, categoriaAgrupadora, publication time, broadcast date, page type, author, query string, emission type';
const VIDEO =
  'title, video session id, access channel, digital terrestrial broadcast flag, app version, broadband code, season, sub-broadcaster, broadcast rights, broadband section, broadband subsection, chapter, video URL, technology, content duration, audio variant, segments, target, programme code, content format, content type, subtitled flag, section, view-on-TV flag, heartbeat content type, thematic';
const USER = 'idUsuari, idBigData, userLogin';
/** § 7, by data layer name. */
const LINK =
  'URL, nomPrograma, areaTematica, xarxaAccioContingut, clickIdentifier, titolContingut, formatContingut, idDeliverty, tematica, tipusEmisio, canal, tipusContingut, seccio, subseccio, subseccioNivell1, subseccioNivell2';

const specified = (group: string) => SPECIFIED_FIELDS.filter((one) => one.group === group).map((one) => one.specified);

describe('table of fields (§ 3, § 7)', () => {
  test.each([
    ['page', PAGE],
    ['video', VIDEO],
    ['user', USER],
  ])('D-01 A-01 has in the group %s every specified field, by its specified name', (group, names) => {
    expect(specified(group)).toEqual(expect.arrayContaining(names.split(', ')));
  });

  test('D-01 lists each variable once, with its source', () => {
    expect(SPECIFIED_FIELDS.map(({ variable }) => variable).sort()).toEqual(Object.keys(PAGE_VARIABLES).sort());
    expect(SPECIFIED_FIELDS.filter(({ source }) => source === '')).toEqual([]);
  });

  test('T-08 has every field of § 7 in link hits', () => {
    const ofLink = SPECIFIED_FIELDS.filter(({ isOfLink, place }) => isOfLink || place === 'url').map(
      ({ name }) => name,
    );
    expect(ofLink).toEqual(expect.arrayContaining(LINK.split(', ')));
  });
});
