/**
 * W-07: words for people, animals and qualities whose feminine only adds or changes a letter. The ending alone is not
 * enough: «nena» belongs to «nen», but «casa» not to «cas», nor «porta» to «port».
 */
const PAIRS = `alumne alumna, alt alta, amic amiga, ample ampla, antic antiga, avi avia, baix baixa, blanc
  blanca, blau blava, bo bona, boig boja, bonic bonica, brut bruta, cec cega, cert certa, clar clara, cosi cosina, cuiner
  cuinera, curt curta, dolc dolca, enginyer enginyera, europeu europea, fill filla, fosc fosca, fred freda, gat gata,
  germa germana, gos gossa, gras grassa, groc groga, gros grossa, hebreu hebrea, infermer infermera, jueu jueva, llarg
  llarga, lleig lletja, llop lloba, mestre mestra, metge metgessa, mig mitja, negre negra, nen nena, net neta,
  noi noia, nou nova, obrer obrera, pages pagesa, petit petita, pobre pobra, primer primera, public publica, roig roja,
  romanes romanesa, sant santa, savi savia, sec seca, segur segura, senyor senyora, soci socia, sogre sogra,
  tercer tercera, trist trista, vei veina, vell vella, verd verda, viu viva, xic xica, xines xinesa`;

/** Feminine → masculine, singular and plural. */
export const FEMININES: ReadonlyMap<string, string> = new Map(
  PAIRS.split(',').map((pair) => {
    const [masculine = '', feminine = ''] = pair.trim().split(/\s+/);
    return [feminine, masculine];
  }),
);

/** Words with a feminine ending whose «masculine» is a different word that is common in news. */
export const NOT_FEMININE: ReadonlySet<string> = new Set(['estada', 'partida', 'musica', 'empresa', 'promesa']);
