/** Pages of the audit: every route, and states that appear only after an action. */
import type { Page } from 'playwright-core';
import { PERSONAL_ROUTES, PUBLIC_ROUTES } from '../support/routes.ts';
import { STUDIO_SCREENS } from '../support/studio-screens.ts';
import {
  addingCode,
  begun,
  failedOnTheWay,
  failedWhole,
  inviting,
  offlineAt,
  pictureLarge,
  refused,
  voted,
  withLists,
} from './page-states.ts';
import {
  activityOpened,
  broadcastOpened,
  experimentEdited,
  experimentOpened,
  experimentResults,
  sessionOpened,
  visitorOpened,
} from './studio-states.ts';
import type { TreeContext } from './tree-findings.ts';

export interface AuditedPage {
  name: string;
  path: string;
  around: TreeContext;
  isPersonal: boolean;
  /** A screen of the studio, for an administrator. */
  isStaff: boolean;
  /** Whether the consent banner is shown. */
  hasBanner: boolean;
  /** Brings the page into its state. */
  prepare?: (page: Page) => Promise<void>;
}

const ALONE = ['/incrusta/', '/radio/finestra/'];

const pageAt = (path: string): AuditedPage => ({
  name: path,
  path,
  around: ALONE.some((part) => path.startsWith(part)) ? 'alone' : 'shell',
  isPersonal: false,
  isStaff: false,
  hasBanner: false,
});

const screenAt = (path: string): AuditedPage => ({ ...pageAt(path), around: 'alone', isStaff: true });

export const AUDITED_PAGES: readonly AuditedPage[] = [
  ...PUBLIC_ROUTES.map(({ path }) => pageAt(path)),
  ...PERSONAL_ROUTES.map(({ path }) => ({ ...pageAt(path), isPersonal: true })),
  { ...pageAt('/'), name: '/ with the question of consent', hasBanner: true },
  { ...pageAt('/video/1001/'), name: '/video/1001/ begun', prepare: begun(/^Reprodueix/) },
  { ...pageAt('/directes/tramuntana-1/'), name: '/directes/tramuntana-1/ begun', prepare: begun(/^Reprodueix/) },
  {
    ...pageAt('/noticia/3027/'),
    name: '/noticia/3027/ with a picture as large as the screen',
    around: 'modal',
    prepare: pictureLarge,
  },
  { ...pageAt('/radio/'), name: '/radio/ with the radio on', prepare: begun(/^Escolta/) },
  { ...pageAt('/privadesa/'), name: '/compte/ with lists', prepare: withLists('/compte/') },
  { ...pageAt('/privadesa/'), name: '/compte/historial/ with lists', prepare: withLists('/compte/historial/') },
  { ...pageAt('/participa/caserna-de-berga/'), name: '/participa/caserna-de-berga/ voted', prepare: voted },
  { ...pageAt('/compte/entra/'), name: '/compte/entra/ refused', prepare: refused },
  { ...pageAt('/'), name: '/noticies/ that failed on the way', prepare: failedOnTheWay },
  { ...pageAt('/'), name: '/programes/ that failed whole', around: 'alone', prepare: failedWhole },
  {
    ...pageAt('/noticia/3001/'),
    name: '/programes/ without a network',
    around: 'alone',
    prepare: offlineAt('/programes/'),
  },
  { ...pageAt('/noticia/3001/'), name: '/noticia/3001/ without a network', around: 'alone', prepare: offlineAt(null) },
  ...STUDIO_SCREENS.map((screen) => screenAt(`/estudi/${screen}`)),
  screenAt('/estudi/contingut?periode=7d&files-pages=totes'),
  ...['entra', 'benvinguda', 'baixa'].map((screen) => ({ ...screenAt(`/estudi/${screen}`), isStaff: false })),
  { ...screenAt('/estudi/ara'), name: '/estudi/fitxa/sessio of a session', prepare: sessionOpened },
  { ...screenAt('/estudi/ara'), name: '/estudi/fitxa/visitant of a visitor', prepare: visitorOpened },
  { ...screenAt('/estudi/emissions'), name: '/estudi/fitxa/emissio of yesterday', prepare: broadcastOpened },
  { ...screenAt('/estudi/experiments'), name: '/estudi/experiments/:id', prepare: experimentOpened },
  { ...screenAt('/estudi/experiments'), name: '/estudi/experiments/:id with results', prepare: experimentResults },
  { ...screenAt('/estudi/experiments'), name: '/estudi/experiments/:id edited', prepare: experimentEdited },
  { ...screenAt('/estudi/experiments'), name: '/estudi/fitxa/activitat of an experiment', prepare: activityOpened },
  { ...screenAt('/estudi/equip'), name: '/estudi/equip inviting somebody', prepare: inviting },
  { ...screenAt('/estudi/compte'), name: '/estudi/compte adding a code', prepare: addingCode },
];
