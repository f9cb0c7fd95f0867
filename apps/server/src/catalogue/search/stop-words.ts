/**
 * W-07: words that say nothing about what is looked for, folded as a search's words are. PostgreSQL has no such list for
 * Catalan, and elided ones (l’, d’, s’) become words of one letter.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a abans aixi aixo al alla allo als amb ans aquell aquella aquelles aquells aquest aquesta aquestes aquests aqui
  ara cada cap com contra d de del dels des despres dins doncs dos durant e el ella elles ells els em en encara ens
  entre era eren es et ets fa fan fer fins fou ha han has havia havien hem heu hi ho i ja jo l la les li lo los m ma
  mai mes meu meva molt molta moltes molts n na ni no nos nosaltres o on pas pel pels per pero perque poc poca pot
  quan quant que qui quin quina quines quins s sa se segons sense ser sera seu seus seva seves si sobre soc som son
  sota t ta tal tambe tan tant te teu teva tot tota totes tots tu un una unes uns us va vaig van vos vosaltres`.split(
    /\s+/,
  ),
);
