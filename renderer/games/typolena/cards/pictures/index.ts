import type { SpecialPicture } from '../picture';
import type { Placements } from '../placement';
import { akzent } from './akzent';
import { brille } from './brille';
import { countrygirl } from './countrygirl';
import { eiEi } from './ei-ei';
import { faul } from './faul';
import { fehlerteufel } from './fehlerteufel';
import { gans } from './gans';
import { highHeels } from './high-heels';
import { hueOderHott } from './hue-oder-hott';
import { katze } from './katze';
import { meditativ } from './meditativ';
import { mezzoMix } from './mezzo-mix';
import { party } from './party';
import { pfft } from './pfft';
import { privat } from './privat';
import { rotbaeckchen } from './rotbaeckchen';
import { schildkroete } from './schildkroete';
import { skandal } from './skandal';
import { supi } from './supi';
import { tanz } from './tanz';
import { tattoo } from './tattoo';

/** The motifs' pictures by the card's name. */
export const MOTIF_PICTURES: Readonly<Record<string, Placements>> = {
  akzent,
  brille,
  countrygirl,
  'ei-ei': eiEi,
  faul,
  gans,
  'high-heels': highHeels,
  katze,
  meditativ,
  'mezzo-mix': mezzoMix,
  party,
  pfft,
  privat,
  rotbaeckchen,
  schildkroete,
  skandal,
  supi,
  tanz,
  tattoo,
};

export const SPECIAL_PICTURES: Readonly<Record<string, SpecialPicture>> = {
  'hue-oder-hott': hueOderHott,
};

export const DEVIL_PICTURE: Placements = fehlerteufel;
