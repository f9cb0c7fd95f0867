/** Metrics of what visitors do on pages: downloads, shares, votes, clicks. */

import { sql } from '../sql.ts';
import { countHits } from './count-hits.ts';
import type { Metric } from './metric.ts';

export const ACTION_METRICS = {
  downloads: countHits(
    sql`is_download`,
    { ca: 'Baixades', en: 'Downloads' },
    { ca: 'Fitxers que s’han demanat.', en: 'Files that were requested.' },
    { ca: 'nombre de fitxers demanats', en: 'number of files requested' },
  ),
  podcastDownloads: countHits(
    sql`kind = 'podcastDownload'`,
    { ca: 'Descàrregues de pòdcast', en: 'Podcast downloads' },
    {
      ca: 'Episodis d’àudio baixats, un per adreça, aplicació i dia, a partir d’un minut de so servit (IAB 2.1). Els fitxers d’altres servidors no s’hi compten.',
      en: 'Audio episodes downloaded, one per address, application and day, from a minute of delivered audio on (IAB 2.1). Files of other servers are not counted.',
    },
    {
      ca: 'nombre de (episodi, adreça, aplicació, dia) diferents amb un minut d’àudio servit com a mínim',
      en: 'number of distinct (episode, address, application, day) with at least a minute of audio delivered',
    },
  ),
  shares: countHits(
    sql`is_share`,
    { ca: 'Comparticions', en: 'Shares' },
    {
      ca: 'Vegades que s’ha compartit una pàgina amb els botons del web.',
      en: 'How many times a page was shared with the site’s own buttons.',
    },
    { ca: 'nombre de comparticions', en: 'number of shares' },
  ),
  participations: countHits(
    sql`is_participation`,
    { ca: 'Participacions', en: 'Participations' },
    { ca: 'Vots i respostes que s’han acceptat.', en: 'Votes and answers that were accepted.' },
    { ca: 'nombre de vots i respostes acceptats', en: 'number of accepted votes and answers' },
  ),
  buttonClicks: countHits(
    sql`is_button`,
    { ca: 'Clics en botons', en: 'Button clicks' },
    { ca: 'Clics en botons que es mesuren.', en: 'Clicks on buttons that are measured.' },
    { ca: 'nombre de clics en botons mesurats', en: 'number of clicks on measured buttons' },
  ),
  clicks: countHits(
    sql`is_click`,
    { ca: 'Clics', en: 'Clicks' },
    {
      ca: 'Clics en enllaços i en botons que es mesuren: a altres pàgines del web, a fitxers, cap a fora i en botons.',
      en: 'Clicks on links and measured buttons: to other pages of the site, to files, to other sites, and on buttons.',
    },
    { ca: 'nombre de clics en enllaços i botons mesurats', en: 'number of clicks on measured links and buttons' },
  ),
  linkClicks: countHits(
    sql`kind = 'link'`,
    { ca: 'Clics en enllaços', en: 'Link clicks' },
    {
      ca: 'Esdeveniments d’enllaç de qualsevol mena; una baixada és un clic.',
      en: 'Link events of any kind; a download is one click.',
    },
    { ca: 'nombre de clics en enllaços de qualsevol mena', en: 'number of clicks on links of any kind' },
  ),
  exitLinks: countHits(
    sql`kind = 'link' and link_type = 'lnk_e'`,
    { ca: 'Clics cap a fora', en: 'Exit links' },
    { ca: 'Clics en enllaços que surten del web.', en: 'Clicks on links that leave the site.' },
    { ca: 'nombre de clics en enllaços cap a fora del web', en: 'number of clicks on links that leave the site' },
  ),
} as const satisfies Record<string, Metric>;
