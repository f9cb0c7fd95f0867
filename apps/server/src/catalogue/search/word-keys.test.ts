import { describe, expect, test } from 'vitest';
import { wordKeys } from './word-keys.ts';

/** By grammar rule; the words of each pair must match. */
const JOINED: Readonly<Record<string, string>> = {
  'a vowel or consonant adds s': `riu rius, pare pares, mare mares, fill fills, gat gats, metge metges, llibre llibres,
    poble pobles, home homes, ull ulls, any anys, mes mesos, dit dits, carrer carrers, hospital hospitals, escola escoles,
    partit partits, govern governs, alcalde alcaldes, jutge jutges, home homes, arbre arbres, setembre setembres, bou bous,
    peu peus, ou ous, reu reus, museu museus, europeu europeus, ràdio ràdios, vídeo vídeos, piano pianos, euro euros,
    foto fotos, moto motos, metro metros, grau graus, preu preus, palau palaus, cafè cafès, sofà sofàs, menú menús,
    bambú bambús, comitè comitès, taxi taxis, rei reis, llei lleis, servei serveis, treball treballs, camp camps,
    llum llums, exercici exercicis, municipi municipis, estudi estudis, atac atacs, esport esports, bisbe bisbes,
    tren trens, examen exàmens, món mons, segon segons, volum volums, ordre ordres, crim crims, club clubs, quilo quilos`,
  'a becomes es': `casa cases, festa festes, dona dones, muntanya muntanyes, dia dies, empresa empreses, ciutada ciutades,
    llengua llengües, aigua aigües, paraigua paraigües, guerra guerres, terra terres, obra obres, vila viles, illa illes,
    comarca comarques, collita collites, malaltia malalties, policia policies, notícia notícies, història històries,
    alumna alumnes, família famílies, escala escales, vaga vagues, hora hores, setmana setmanes, sequera sequeres`,
  'c, ç and qu': `música músiques, plaça places, comarca comarques, dolç dolços, braç braços, força forces, taca taques,
    fàbrica fàbriques, política polítiques, vaca vaques, boca boques, platja platges, biblioteca biblioteques,
    llaç llaços, feliç feliços, feliç felices, caça caces, llança llances, raça races, pasqua pasqües,
    cinquanta cinquanta, roca roques, butaca butaques, oficina oficines, peça peces, balança balances, calça calces`,
  'g, gu, gü and j': `botiga botigues, amiga amigues, pluja pluges, platja platges, imatge imatges, viatge viatges,
    boja boges, taronja taronges, formatge formatges, vaga vagues, aigua aigües, llengua llengües, llegua llegües, figa figues,
    esponja esponges, franja franges, metge metges, monja monges, rellotge rellotges, paisatge paisatges, corretja corretges,
    viatge viatges, pàgina pàgines, plaga plagues, espiga espigues, sèmola sèmoles, droga drogues, mànega mànegues`,
  'after s, x, ç, sc, st and xt comes os': `cas casos, gos gossos, pas passos, nas nassos, peix peixos, despatx despatxos,
    text textos, bosc boscos, disc discos, gest gestos, bust bustos, país països, mes mesos, pis pisos, arròs arrossos,
    autobús autobusos, interès interessos, congrés congressos, progrés progressos, accés accessos, procés processos,
    francès francesos, anglès anglesos, pagès pagesos, calaix calaixos, feix feixos, cotxe cotxes, impost impostos,
    cost costos, context contextos, fals falsos, gros grossos, rus russos, vers versos, univers universos, curs cursos,
    recurs recursos, ingrés ingressos, succés successos, èxit èxits, reflex reflexos, sufix sufixos, fix fixos, anunci anuncis`,
  'ig becomes jos or igs': `desig desitjos, desig desigs, mig mitjos, boig bojos, roig rojos, lleig lletjos, raig raigs, raig rajos,
    assaig assaigs, assaig assajos, passeig passeigs`,
  'a stressed vowel adds ns': `cançó cançons, camió camions, pi pins, vi vins, pa pans, mà mans, bé béns, català catalans, germà germans,
    camí camins, elecció eleccions, televisió televisions, veí veïns, jardí jardins, ple plens, capità capitans, so sons, plató platons,
    ciutadà ciutadans, estació estacions, violí violins, cosí cosins, molí molins, avió avions, milió milions, lladre lladres, bo bons,
    nació nacions, pont ponts, matí matins, divisió divisions, lleó lleons, mitjà mitjans, humà humans, home hòmens, jove jóvens`,
  'feminine and masculine': `nen nena, nens nenes, fill filla, fills filles, veí veïna, veïns veïnes, català catalana, catalans catalanes,
    francès francesa, francesos franceses, professor professora, professors professores, director directora, escriptors escriptores,
    mestre mestra, mestres mestres, alumne alumna, blanc blanca, blancs blanques, amic amiga, amics amigues, boig boja, bojos boges,
    lleig lletja, mig mitja, actiu activa, actius actives, famós famosa, famosos famoses, ciutadà ciutadana, ciutadans ciutadanes,
    germà germana, nevat nevada, elegit elegida, caigut caiguda, històric històrica, econòmics econòmiques, jugador jugadora,
    petit petita, petits petites, nou nova, pobre pobra, negre negra, metge metgessa, cosí cosina, avi àvia, gos gossa, europeu europea`,
  'verbs in -ar': `guanya guanyar, guanyen guanyar, guanyaran guanya, guanyat guanyar, vota votar, voten votar, votaran voten,
    votaven votat, juguen jugar, juga jugaran, arriba arriben, arribarà arribar, comencen començar, començat comença, plora ploren,
    treballa treballar, treballen treballaven, investiguen investigar, investigats investiga, expliquen explicar, viatgen viatjar,
    rebutgen rebutjar, anuncia anuncien, anunciarà anunciat, puja pujar, pujarà pugen, nega neguen, neva nevarà, nevat nevar,
    col·labora col·laboren, evacuen evacuar, evacuats evacua, inunda inundat, manifesten manifestar, tancarà tanquen, cremen crema`,
  'verbs in -ir': `decideix decidir, decideixen decidirà, construeix construir, construït construiran, dimiteix dimitir, dimitit dimitirà,
    prohibeix prohibir, prohibit prohibeixen, redueix reduir, reduït redueixen, elegit elegeixen, protegeix protegir, patit pateixen`,
  'verbs in -re and of their own kind': `plou ploure, plourà plou, plogut ploure, plovia plou, viuen viure, viscut viuran, mor morir, moren mort,
    neix néixer, nascut neixen, creix créixer, creixerà crescut, perd perdre, perden perdut, rep rebre, reben rebran, cauen caigut, caurà caure,
    obre obrir, obrirà obert, surt sortir, surten sortirà, escriu escriure, escrit escriuen, corre córrer, corren corregut, permet permetre,
    permeten permès, deté detenir, detingut detenen, detinguts detenir, mantindrà mantenir, descobreix descobert, venut vendre, beuen beure`,
  'as it is often typed': `aigües aigues, veïns veins, notícies noticies, cançons cancons, plaça placa, país pais, llengües llengues,
    col·legi collegi, col·legi col.legi, col·legi coŀlegi, CAMIONS camió, pingüí pingui, raó rao, francès frances, autobús autobus,
    congrés congres, català catala, únic unic, müesli muesli, àrea area`,
};

/** Similar words that must not match. */
const APART = `casa cas, cases casos, pare parar, pare parada, mare mar, mare marxa, mà mes, mà més, pis pi, pisos pins, gos go,
  porta port, portes ports, banc banca, bancs banques, punta punt, costa cost, pal pala, pals pales, músic música,
  partit partida, partits partides, estat estada, cor cara, moll molla, molls molles, rei reina, mar marea,
  carrer carrera, carrers carreres, banda bandera, ull ulla, dia diu, pont punt, ponts punts, cap capa, caps capes,
  mas mà, pas pa, passos pans, mas ma, pes pesca, pesos pesques, tren tres, trens tres, llet llit, llets llits,
  Barcelona Barceló, Girona giró, gel gelat, foc focus, fons font, por port, por porta, roc roca, rocs roques,
  tall talla, cas caça, casos caces, món monja, any anyell, home homenatge, vi via, vins vies, pla plaça,
  plans places, pla plat, plats plans, bo bou, bons bous, ou os, ous ossos, cel cella, cel cel·la, ala al,
  sal sala, sals sales, cala cal, vala val, col cola, cols coles, pell pel, mina mi, mines mins, peu peça,
  peus peces, nau nou, naus nous, veu veí, veus veïns, riu ria, rius ries, llei lleó, lleis lleons, jutge jutjat,
  jutges jutjats, arbre arbitre, arbres àrbitres, poble població, pobles poblacions, escola escull,
  escoles esculls, gol gola, gols goles, tema temor, temes temors, corda cord, festa festival, festes festivals,
  mestre metre, mestres metres, camp campana, camps campanes, camió camí, camions camins, nació naixement,
  vots votacions, foc foca, focs foques, pol pola, salut saludar, llibre llibertat, llibres llibertats,
  jardí jardiner, jardins jardiners, cuina cuiner, temps temple, vaca vacuna, vaques vacunes, cotxe cotó,
  cotxes cotons, taxi taxa, taxis taxes, vídeo vida, vídeos vides, euro Europa, moto motor, motos motors,
  oli oliva, olis olives, nit nota, nits notes, dona don, dones dons, segles segell, bosc bossa, boscos bosses,
  test testa, cinema cim, cims cinemes, sant sang, gent gens, font fon, bala ball, bales balls, vall val, pi pic,
  pins pics, casa casar, cases casat, porta portar, marca marcar, marques marcat, veu veure, veus veuen, riu riure, rius riuen, cau caure,
  creu creure, vaga vagar, dona donar, sopa sopar, mata matar, tanca tancar, tanques tancar, planta plantar, fet fer, cura curar,
  poble poblar, critica critiquen, gent generar, nota notar, festa festejar, viatges viatjar, pla planejar, cuina cuinar,
  nascut nas, perd perill, ven vent, rep repte, obres obrir, aprovar provar, votar botar, jugar jutjar`;

const pairsOf = (list: string): [string, string][] =>
  list.split(',').map((pair) => {
    const [one = '', other = ''] = pair.trim().split(/\s+/);
    return [one, other];
  });
const areJoined = (one: string, other: string): boolean => {
  const keys = new Set(wordKeys(one));
  return wordKeys(other).some((key) => keys.has(key));
};

describe('forms of Catalan words (W-07)', () => {
  test.each(Object.entries(JOINED))('W-07 one word in two forms: %s', (_rule, list) => {
    expect(pairsOf(list).filter(([one, other]) => !areJoined(one, other))).toEqual([]);
  });

  test('W-07 words that only look similar do not match', () => {
    expect(pairsOf(APART).filter(([one, other]) => areJoined(one, other))).toEqual([]);
  });

  test('W-07 a form always keeps its own spelling as a key, and keys have only letters', () => {
    for (const [one, other] of [...Object.values(JOINED), APART].flatMap(pairsOf))
      for (const word of [one, other]) for (const key of wordKeys(word)) expect(key).toMatch(/^[a-z.-]{2,}$/);
  });
});
