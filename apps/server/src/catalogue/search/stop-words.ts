import { withoutAccents } from '@sintonia/contracts/without-accents';

/**
 * W-07: words without meaning for a search. PostgreSQL has no such list for Catalan, and elided articles (l’, d’, s’)
 * become one-letter words.
 * An accent makes a different word: «més» is a stop word and «mes» is a month, «us» is one and «ús» is not, and «mà»
 * typed never means «ma».
 */
const SPELT = `a abans això així al allà allò als amb ans aquell aquella aquelles aquells aquest aquesta aquestes aquests
  aquí ara cada cap com contra d de del dels des després dins doncs dos durant e el ella elles ells els em en encara ens
  entre era eren es és et ets fa fan fer fins fou ha han has havia havien hem heu hi ho i ja jo l la les li lo los m
  mai més meu meva molt molta moltes molts n na ni no nos nosaltres o on pas pel pels per però perquè poc poca pot
  quan quant què que qui quin quina quines quins s sa se segons sense ser serà seu seus seva seves si sí sobre sóc som són
  sota t ta tal també tan tant te té teu teva tot tota totes tots tu un una unes uns us va vaig van vos vosaltres`;

/** Words that become a different word without their accent. */
const OTHER_WORDS = new Set(['mes', 'sera', 'soc', 'son']);

const STOP_WORDS: ReadonlySet<string> = new Set(
  SPELT.split(/\s+/).flatMap((word) => {
    const bare = withoutAccents(word);
    return OTHER_WORDS.has(bare) ? [word] : [word, bare];
  }),
);

/** @param written in lower case, composed (NFC) */
export const isStopWord = (written: string): boolean => STOP_WORDS.has(written);
