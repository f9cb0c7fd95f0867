import { adCooperativa } from './advertisements/ad-cooperativa.ts';
import { adLlibres } from './advertisements/ad-llibres.ts';
import { adTrens } from './advertisements/ad-trens.ts';
import { campObert } from './camp-obert.ts';
import { cims } from './cims.ts';
import { cuinaDeLlar } from './cuina-de-llar.ts';
import { elDebat } from './el-debat.ts';
import { loopTramuntana1 } from './loop-tramuntana-1.ts';
import { loopTramuntana24 } from './loop-tramuntana-24.ts';
import { loopTramuntanaPetit } from './loop-tramuntana-petit.ts';
import { monPetit } from './mon-petit.ts';
import { noticiesVespre } from './noticies-vespre.ts';
import { obertPerObres } from './obert-per-obres.ts';
import { quadernDeCamp } from './quadern-de-camp.ts';
import type { CreateScene } from './scene.ts';
import { sotaLaCendrosa } from './sota-la-cendrosa.ts';
import { tempsComarques } from './temps-comarques.ts';

/** Scene of each clip. */
export const SCENES: Readonly<Record<string, CreateScene>> = {
  'noticies-vespre': noticiesVespre,
  'temps-comarques': tempsComarques,
  'el-debat': elDebat,
  'camp-obert': campObert,
  cims,
  'cuina-de-llar': cuinaDeLlar,
  'sota-la-cendrosa': sotaLaCendrosa,
  'mon-petit': monPetit,
  'obert-per-obres': obertPerObres,
  'quadern-de-camp': quadernDeCamp,
  'loop-tramuntana-1': loopTramuntana1,
  'loop-tramuntana-24': loopTramuntana24,
  'loop-tramuntana-petit': loopTramuntanaPetit,
  'ad-cooperativa': adCooperativa,
  'ad-trens': adTrens,
  'ad-llibres': adLlibres,
};
