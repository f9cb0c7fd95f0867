import css from './CookieList.module.css';

const IF_ACCEPTED = 'Només si acceptes la mesura';

/** Everything that this site can keep in a browser, by the page or by its own server. */
const COOKIES = [
  {
    name: 'sintonia_consent',
    what: 'Recorda el que has triat en aquesta pàgina.',
    when: 'Quan tries',
    lasts: '13 mesos',
  },
  {
    name: 'AMCV_…',
    what: 'El número a l’atzar que ens diu que dues visites són de la mateixa persona.',
    when: IF_ACCEPTED,
    lasts: '13 mesos',
  },
  {
    name: 'sintonia_id',
    what: 'El mateix número, perquè no canviï si el navegador esborra l’altra galeta.',
    when: IF_ACCEPTED,
    lasts: '13 mesos',
  },
  {
    name: 'sintonia_visites',
    what: 'Quantes vegades has vingut i quines seccions has llegit, per triar què t’ensenyem. No surt del navegador si no és cap al nostre servidor.',
    when: 'Només si acceptes la personalització',
    lasts: '30 dies sense venir',
  },
  {
    name: 'sintonia_prova',
    what: 'Ensenya a la gent de la casa una versió que encara es prova. Qui no treballa aquí no la té mai.',
    when: 'Quan la redacció obre un enllaç de prova',
    lasts: '8 hores',
  },
  {
    name: 'AMCVS_…',
    what: 'Recorda que la visita encara dura.',
    when: IF_ACCEPTED,
    lasts: 'Fins que tanques el navegador',
  },
  {
    name: 's_sq',
    what: 'Quin enllaç has clicat, fins que s’obre la pàgina on porta.',
    when: IF_ACCEPTED,
    lasts: 'Fins a la pàgina següent',
  },
  {
    name: 'sintonia-compte.…',
    what: 'Sap que ets tu mentre tens el compte obert.',
    when: 'Quan entres al compte',
    lasts: '90 dies o fins que surts',
  },
  {
    name: 'sintonia_usuari',
    what: 'Diu a la pàgina que tens el compte obert, amb un codi que no revela qui ets.',
    when: 'Quan entres al compte',
    lasts: '90 dies o fins que surts',
  },
  {
    name: 'sintonia_participa',
    what: 'Un número a l’atzar, perquè cadascú voti i concursi una sola vegada.',
    when: 'Quan participes en una enquesta o un concurs',
    lasts: '6 mesos',
  },
  {
    name: 'sintonia.resume',
    what: 'On has deixat cada capítol, per continuar-lo. No és cap galeta: es queda al navegador.',
    when: 'Quan mires o escoltes, si no tens el compte obert',
    lasts: 'Els últims 30 capítols',
  },
  {
    name: 'sintonia_joc',
    what: 'La partida d’avui de «La ventada» i la teva ratxa. No és cap galeta: es queda al navegador.',
    when: 'Quan hi jugues',
    lasts: 'Fins que l’esborres',
  },
  {
    name: 'sintonia-lectura',
    what: 'Text i imatge de les últimes notícies que has llegit, per rellegir-les sense connexió. No és cap galeta: es queda al navegador i no ens arriba.',
    when: 'Quan prems «Desa el que llegeixo» en una notícia',
    lasts: 'Les últimes 20, fins que ho desactives',
  },
  {
    name: 'sintonia_temps',
    what: 'El municipi que vols a la portada. No és cap galeta: es queda al navegador i no ens arriba.',
    when: 'Quan el tries',
    lasts: 'Fins que el treus',
  },
] as const;

/** What the player keeps in this browser alone, for who uses it and whatever they chose: it identifies nobody and is never sent. */
const KEPT_BY_PLAYER = [
  {
    name: 'sintonia.player',
    what: 'Com t’agraden els subtítols (llengua, mida i contrast) i si l’episodi següent comença sol.',
    when: 'Quan ho canvies al reproductor',
    lasts: 'Fins que esborres les dades del navegador',
  },
  {
    name: 'sintonia.resume',
    what: 'Per on anaves dels últims trenta vídeos i àudios que has deixat a mitges.',
    when: 'Quan en mires més de mig minut',
    lasts: 'Fins que els acabes',
  },
] as const;

interface Kept {
  name: string;
  what: string;
  when: string;
  lasts: string;
}

export const CookieList = () => <KeptList things={COOKIES} />;
export const PlayerMemoryList = () => <KeptList things={KEPT_BY_PLAYER} />;

const KeptList = ({ things }: { things: readonly Kept[] }) => (
  <ul className={css.list}>
    {things.map(({ name, what, when, lasts }) => (
      <li key={name} className={css.cookie}>
        <strong className={css.name}>{name}</strong>
        <span>{what}</span>
        <span className={css.quiet}>
          {when} · {lasts}
        </span>
      </li>
    ))}
  </ul>
);
