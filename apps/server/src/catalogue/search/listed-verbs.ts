import { withoutAccents } from '@sintonia/contracts/without-accents';

/** Regular verbs in -ar, with the spelling changes of `c`, `g`, `ç` and `j` before e and i. */
export const AR = `abandonar acabar acceptar acusar actuar adjudicar agafar ajornar ajudar alertar amenaçar analitzar anul·lar anunciar
  aparcar aprofitar aprovar apujar arrencar arribar arrossegar assassinar aterrar atorgar atropellar aturar augmentar
  autoritzar avisar ballar beneficiar bloquejar bufar buscar cantar celebrar cobrar col·laborar començar comentar comprar
  comprovar comunicar concentrar condemnar confirmar conservar controlar convocar coronar cremar criticar cuinar demanar
  denunciar derrotar desallotjar desbordar desplaçar destacar dibuixar dominar ensenyar entrenar enviar escoltar esquiar
  estafar estalviar estimar estrenar estudiar evacuar evitar explicar explotar expulsar fabricar felicitar filmar finançar
  frenar fumar fundar gastar gravar guanyar habitar ignorar il·luminar imaginar implicar inaugurar incrementar
  indultar inundar investigar jugar liderar limitar llançar lliurar llogar lluitar localitzar manifestar
  millorar multar multiplicar navegar necessitar nedar negar negociar netejar nevar nomenar observar ocupar oblidar obligar
  ofegar organitzar pactar pagar parlar participar passejar pensar perdonar plorar poblar practicar preguntar preocupar
  preparar presentar privatitzar programar protestar protagonitzar publicar pujar rebaixar rebutjar reclamar
  recordar recuperar reformar regalar registrar renovar rescatar respectar restaurar retirar reutilitzar revisar robar
  salvar sancionar segrestar sembrar signar solucionar somiar superar tancar tornar traslladar treballar
  tremolar trencar triomfar trobar utilitzar vacunar vetllar viatjar vigilar visitar volar votar xiular`;

/** Inchoative, in -ir: «decideix». */
export const IR = `aconseguir afegir agrair atribuir beneir compartir competir complir conduir consumir construir contribuir
  convertir corregir cosir decidir definir destruir dimitir dirigir disminuir dissuadir distribuir dividir elegir enfortir
  establir exigir garantir impedir impartir introduir invertir investir llegir nodrir obeir oferir patir perseguir produir
  prohibir protegir reconstruir reduir repetir restituir resumir reunir seguir servir sofrir
  substituir traduir trair`;

/** In -metre: «permet», «admesa». */
export const METRE = 'admetre permetre emetre cometre prometre remetre transmetre sotmetre';
/** In -tenir: «detingut». */
export const TENIR = 'detenir mantenir obtenir contenir retenir sostenir';

/** The other verbs: infinitive, and the forms in use. */
export const LISTED = `ploure: plou plouen plovia plovien ploura plouran plouria plogut plogui ploguin plogues plovent
  viure: viuen vivia vivien viura viuran viuria viscut viscuda viscuts viscudes visqui visquin visques vivint
  sobreviure: sobreviu sobreviuen sobrevivia sobrevivien sobreviura sobreviuran sobreviscut
  morir: mor moren moria morien morira moriran moriria mort morta morts mortes mori morin morint
  neixer: neix neixen naixia naixien naixera naixeran nascut nascuda nascuts nascudes neixi
  creixer: creix creixen creixia creixien creixera creixeran creixeria crescut crescuda crescuts crescudes creixi creixin creixent
  coneixer: coneix coneixen coneixia coneixien coneixera coneixeran conegut coneguda coneguts conegudes conegui
  apareixer: apareix apareixen apareixia apareixien apareixera apareixeran aparegut apareguda apareguts aparegudes
  desapareixer: desapareix desapareixen desapareixia desapareixien desapareixera desapareixeran desaparegut desapareguda desapareguts desaparegudes
  perdre: perd perden perdia perdien perdra perdran perdria perdut perduda perduts perdudes perdi perdin perdent
  vendre: ven venen venien vendra vendran vendria venut venuda venuts venudes vengui venguin venent
  rebre: rep reben rebia rebien rebra rebran rebria rebuda rebudes rebut rebuts rebi rebin
  aprendre: apren aprenen aprenia aprenien aprendra aprendran apresa
  encendre: encen encenen encenia encendra encendran ences encesa encesos enceses
  entendre: enten entenen entenia entendra entendran entes entesa
  suspendre: suspen suspenen suspendra suspendran suspes suspesa suspesos suspeses
  caure: cauen queia queien caura cauran cauria caigut caiguda caiguts caigudes caigui caiguin
  treure: treu treuen treia treien traura trauran treta tretes tregui
  veure: veuen veia veien veura veuran veuria vist veient
  riure: riuen reia rigut
  escriure: escriu escriuen escrivia escrivien escriura escriuran escrit escrita escrits escrites escrivint
  obrir: obre obren obria obrien obrira obriran obriria obert oberta oberts obertes obri obrin obrint
  cobrir: cobreix cobreixen cobria cobrira cobriran cobert coberta coberts cobertes
  descobrir: descobreix descobreixen descobria descobrira descobriran descobert descoberta descoberts descobertes
  sortir: surt surten sortia sortien sortira sortiran sortiria sortit sortida sortits sortides surti surtin sortint
  dormir: dorm dormen dormia dormien dormira dormiran dormit dormida
  fugir: fuig fugen fugia fugien fugira fugiran fugit fugida
  collir: cull cullen collia collira colliran collit collida collits collides
  recollir: recull recullen recollia recollira recolliran recollit recollida recollits recollides
  correr: corre corren corria corrien correra correran corregut correguda
  beure: beu beuen bevia bevien beura beuran begut beguda
  moure: mou mouen movia movien moura mouran mogut moguda mogui
  vencer: venc vencen vencia vencera venceran vencut vencuda vencuts vencudes
  resoldre: resol resolen resolia resoldra resoldran resolt resolta resolts resoltes
  debatre: debat debats debaten debatia debatran debatut debatuda debatent
  concloure: conclou conclouen concloia concloura conclos conclosa
  incloure: inclou inclouen incloia incloura inclos inclosa inclosos incloses
  omplir: omple omplen omplia omplira ompliran omplert omplerta
  intervenir: interve intervenen intervenia intervindra intervindran intervingut
  prevenir: preve prevenen prevenia previndra previngut`;

/** Forms that are also, or more often, another word: nouns, adjectives, adverbs. */
export const OTHER_WORDS = new Set(
  `tanca tanques cobra cobres volant navegant participant habitant habitat practicant dominant cuina cuines publica publiques
  fabrica fabriques practica practiques critica critiques viatges fumes pobles trobada trobades vist`.split(/\s+/),
);

export const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);
export const bare = (word: string): string => withoutAccents(word.replaceAll('l·l', 'll'));
