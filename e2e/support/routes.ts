/** Every route of the site with an example address: for page tests and `npm run audit`. */
export interface SiteRoute {
  path: string;
  status: number;
  /** Text of its only first-level heading. */
  heading: RegExp;
  /** Requires sign-in; others are redirected. */
  isPersonal?: true;
  /** Only a player, in a window or embedded in another site: without header and footer. */
  isPlayer?: true;
}

const route = (path: string, heading: RegExp): SiteRoute => ({ path, status: 200, heading });

/** Routes for everybody. */
export const PUBLIC_ROUTES: readonly SiteRoute[] = [
  route('/', /Portada/),
  route('/noticies/', /Notícies/),
  route('/noticies/cultura/', /Cultura/),
  route('/noticia/3001/', /embassaments/),
  route('/noticia/3041/', /Ventada/),
  route('/noticia/3027/', /negatius/),
  route('/autor/marta-escarra/', /Marta Escarrà Duch/),
  route('/tema/mon-rural/', /Món rural/),
  route('/directes/', /Directes/),
  route('/directes/tramuntana-1/', /./),
  route('/programacio/', /Programació/),
  route('/programacio/radio-tramuntana/', /Programació de Ràdio Tramuntana/),
  route('/radio/', /Ràdio/),
  route('/radio/radio-tramuntana/', /./),
  { ...route('/radio/finestra/radio-tramuntana/', /./), isPlayer: true },
  route('/podcasts/', /Pòdcasts/),
  route('/cafe-amb-veu/', /Cafè amb veu/),
  route('/la-casa-del-guardaagulles/', /La casa del guardaagulles/),
  route('/programes/', /Programes/),
  route('/cims/', /Cims/),
  route('/video/1001/', /La carena de llevant/),
  { ...route('/incrusta/1001/', /La carena de llevant/), isPlayer: true },
  route('/audio/2001/', /./),
  route('/el-temps/', /El temps/),
  route('/el-temps/?dia=1&capa=vent', /El temps/),
  route('/el-temps/?municipi=sant', /El temps/),
  route('/el-temps/berga/', /Berga/),
  route('/cercador/', /Cerca/),
  route('/cercador/?q=neu', /Cerca/),
  route('/cercador/?q=xyzzyx', /Cerca/),
  route('/compte/entra/', /Entra/),
  route('/compte/crea/', /Crea un compte/),
  route('/compte/contrasenya/', /contrasenya nova/),
  route('/compte/contrasenya/nova/', /Tria la contrasenya/),
  route('/compte/confirma/', /Confirma el compte/),
  route('/compte/adeu/', /Ja no hi ets/),
  route('/participa/', /Participa/),
  route('/participa/caserna-de-berga/', /caserna/),
  route('/participa/una-nit-al-refugi/', /refugi/),
  route('/joc/', /La ventada/),
  route('/publicitat/', /Publicitat/),
  route('/privadesa/', /Privadesa/),
  route('/accessibilitat/', /Accessibilitat/),
  { path: '/no-existeix-enlloc/', status: 404, heading: /./ },
];

/** Further routes for visitors with an account. */
export const PERSONAL_ROUTES: readonly SiteRoute[] = [
  { ...route('/compte/', /Hola/), isPersonal: true },
  { ...route('/compte/historial/', /./), isPersonal: true },
  { ...route('/compte/dades/', /./), isPersonal: true },
];
