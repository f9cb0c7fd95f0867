import type { Picture } from '../../stage.ts';
import { episode2011 } from './episode-2011.ts';
import { episode2012 } from './episode-2012.ts';
import { episode2013 } from './episode-2013.ts';
import { episode2014 } from './episode-2014.ts';
import { episode2015 } from './episode-2015.ts';
import { episode2016 } from './episode-2016.ts';
import { episode2017 } from './episode-2017.ts';
import { episode2018 } from './episode-2018.ts';
import { episode2019 } from './episode-2019.ts';
import { programmeLaLletraPetita } from './programme-la-lletra-petita.ts';
import { programmeMapesSonors } from './programme-mapes-sonors.ts';

export const MAP_PICTURES: Readonly<Record<string, Picture>> = {
  'programme-mapes-sonors': programmeMapesSonors,
  'episode-2011': episode2011,
  'episode-2012': episode2012,
  'episode-2013': episode2013,
  'episode-2014': episode2014,
  'programme-la-lletra-petita': programmeLaLletraPetita,
  'episode-2015': episode2015,
  'episode-2016': episode2016,
  'episode-2017': episode2017,
  'episode-2018': episode2018,
  'episode-2019': episode2019,
};
