/** Texts of the staff tools on the site, in both languages of the studio. */
import type { NamedPeriod } from '@sintonia/contracts/studio-addresses';
import type { EntityOfPage } from './page-entities.ts';

export interface StaffWords {
  tools: string;
  studio: string;
  entities: Readonly<Record<EntityOfPage, string>>;
  clickMap: string;
  inspector: string;
  hide: string;
  close: string;
  period: string;
  periods: Readonly<Record<NamedPeriod, string>>;
  demo: string;
  loading: string;
  failed: string;
  again: string;
  nothing: string;
  nothingWay: string;
  summary: (clicks: string, views: string, per100: string) => string;
  byLink: string;
  byRegion: string;
  link: string;
  region: string;
  clicks: string;
  share: string;
  places: (count: number) => string;
  absent: string;
  copy: string;
  copied: string;
  note: string;
  regions: Readonly<Record<string, string>>;
  /** Names of buttons and forms that report themselves; others show their own. */
  controls: Readonly<Record<string, string>>;
}

const catalan: StaffWords = {
  tools: 'Eines de l’estudi',
  studio: 'Estudi',
  entities: {
    page: 'Fitxa de la pàgina',
    title: 'Fitxa del títol',
    programme: 'Fitxa del programa',
    channel: 'Fitxa del canal',
    broadcast: 'Emissió d’ara mateix',
  },
  clickMap: 'Mapa de clics',
  inspector: 'Inspector de regles',
  hide: 'Amaga-ho en aquesta pàgina',
  close: 'Tanca el mapa',
  period: 'Període',
  periods: { avui: 'Avui', ahir: 'Ahir', dilluns: 'Des de dilluns', '7d': '7 dies', '28d': '28 dies' },
  demo: 'Xifres de demostració',
  loading: 'Comptant els clics…',
  failed: 'No s’han pogut llegir els clics.',
  again: 'Torna-ho a provar',
  nothing: 'En aquest període no s’ha clicat res d’aquesta pàgina.',
  nothingWay: 'Compten els clics de qui accepta l’analítica. Prova un període més llarg.',
  summary: (clicks, views, per100) => `${clicks} clics en ${views} vistes: ${per100} de cada 100`,
  byLink: 'Per element',
  byRegion: 'Per part',
  link: 'Element',
  region: 'Part de la pàgina',
  clicks: 'Clics',
  share: 'Part',
  places: (count) => `surt ${count} cops a la pàgina`,
  absent: 'ara no és a la pàgina',
  copy: 'Copia com a taula',
  copied: 'Copiada',
  note: 'Un enllaç compta quan s’obre la pàgina on porta; un botó, quan fa la seva feina; la cerca, per a la pàgina des d’on s’ha fet.',
  regions: {
    '#button': 'Botó',
    '#form': 'Formulari',
    BODY: 'Sense part',
    capcalera: 'Capçalera',
    peu: 'Peu',
    barra: 'Barra inferior',
    contingut: 'Contingut',
    obertura: 'Obertura',
    destacades: 'Destacades',
    'darreres-noticies': 'Darreres notícies',
    'franja-del-temps': 'Franja del temps',
    'en-antena': 'En antena',
    'programes-destacats': 'Programes destacats',
    'mes-vistos': 'El més vist',
    'continguts-relacionats': 'Més informació',
  },
  controls: {
    Compartir: 'Comparteix',
    Participar: 'Vot o resposta',
    Jugar: 'Juga',
    Subtítols: 'Subtítols del reproductor',
    DVR: 'Barra del directe',
    vota: 'Vota',
    participa: 'Participa-hi',
    segueix: 'Segueix el programa',
    galeria: 'Obre la galeria',
    'actualitzacions-noves': 'Mostra les actualitzacions noves',
    'mes-resultats': 'Més resultats',
    '/cercador/': 'Cerca',
  },
};

const english: StaffWords = {
  tools: 'Studio tools',
  studio: 'Studio',
  entities: {
    page: 'Figures of this page',
    title: 'Figures of the title',
    programme: 'Figures of the programme',
    channel: 'Figures of the channel',
    broadcast: 'Broadcast on air now',
  },
  clickMap: 'Click map',
  inspector: 'Rule inspector',
  hide: 'Hide on this page',
  close: 'Close the map',
  period: 'Period',
  periods: { avui: 'Today', ahir: 'Yesterday', dilluns: 'Since Monday', '7d': '7 days', '28d': '28 days' },
  demo: 'Demonstration figures',
  loading: 'Counting clicks…',
  failed: 'The clicks could not be read.',
  again: 'Try again',
  nothing: 'Nothing on this page was clicked in this period.',
  nothingWay: 'Clicks of people who accept analytics count. Try a longer period.',
  summary: (clicks, views, per100) => `${clicks} clicks in ${views} views: ${per100} in every 100`,
  byLink: 'By element',
  byRegion: 'By region',
  link: 'Element',
  region: 'Region of the page',
  clicks: 'Clicks',
  share: 'Share',
  places: (count) => `${count} times on the page`,
  absent: 'not on the page now',
  copy: 'Copy as table',
  copied: 'Copied',
  note: 'A link counts when the page that it leads to opens, a button when it does its work, the search for the page that it was made from.',
  regions: {
    '#button': 'Button',
    '#form': 'Form',
    BODY: 'No region',
    capcalera: 'Header',
    peu: 'Footer',
    barra: 'Bottom bar',
    contingut: 'Content',
    obertura: 'Lead',
    destacades: 'Top stories',
    'darreres-noticies': 'Latest news',
    'franja-del-temps': 'Weather strip',
    'en-antena': 'On air',
    'programes-destacats': 'Programmes',
    'mes-vistos': 'Most watched',
    'continguts-relacionats': 'Related',
  },
  controls: {
    Compartir: 'Share',
    Participar: 'Vote or answer',
    Jugar: 'Play',
    Descarregar: 'Download',
    'Finestra nova': 'New window',
    'Per més tard': 'Save for later',
    'Veure a la TV': 'Watch on the TV',
    Subtítols: 'Subtitles of the player',
    DVR: 'Bar of the live stream',
    vota: 'Vote',
    participa: 'Take part',
    segueix: 'Follow the programme',
    galeria: 'Open the gallery',
    'actualitzacions-noves': 'Show new updates',
    'mes-resultats': 'More results',
    '/cercador/': 'Search',
  },
};

export const staffWords = (language: 'ca' | 'en'): StaffWords => (language === 'en' ? english : catalan);
