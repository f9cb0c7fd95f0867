import type { Picture } from '../../stage.ts';
import { episode2020 } from './episode-2020.ts';
import { episode2021 } from './episode-2021.ts';
import { episode2022 } from './episode-2022.ts';
import { episode2023 } from './episode-2023.ts';
import { episode2024 } from './episode-2024.ts';
import { episode2025 } from './episode-2025.ts';
import { episode2026 } from './episode-2026.ts';
import { episode2027 } from './episode-2027.ts';
import { episode2028 } from './episode-2028.ts';
import { episode2029 } from './episode-2029.ts';
import { episode2030 } from './episode-2030.ts';
import { episode2031 } from './episode-2031.ts';
import { episode2032 } from './episode-2032.ts';
import { episode2033 } from './episode-2033.ts';
import { programmeHistoriaDeButxaca } from './programme-historia-de-butxaca.ts';
import { programmeLaCasaDelGuardaagulles } from './programme-la-casa-del-guardaagulles.ts';
import { programmeVeusDelBarri } from './programme-veus-del-barri.ts';

export const POCKET_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-historia-de-butxaca': programmeHistoriaDeButxaca,
  'episode-2020': episode2020,
  'episode-2021': episode2021,
  'episode-2022': episode2022,
  'episode-2023': episode2023,
  'episode-2024': episode2024,
  'programme-veus-del-barri': programmeVeusDelBarri,
  'episode-2025': episode2025,
  'episode-2026': episode2026,
  'episode-2027': episode2027,
  'episode-2028': episode2028,
  'programme-la-casa-del-guardaagulles': programmeLaCasaDelGuardaagulles,
  'episode-2029': episode2029,
  'episode-2030': episode2030,
  'episode-2031': episode2031,
  'episode-2032': episode2032,
  'episode-2033': episode2033,
};
