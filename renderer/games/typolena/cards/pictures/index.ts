import type { SpecialPicture } from '../picture';
import type { Placements } from '../placement';
import { absolut } from './absolut';
import { akzent } from './akzent';
import { brille } from './brille';
import { burg } from './burg';
import { countrygirl } from './countrygirl';
import { eiEi } from './ei-ei';
import { fahrrad } from './fahrrad';
import { faul } from './faul';
import { fehlerteufel } from './fehlerteufel';
import { fliegtier } from './fliegtier';
import { gans } from './gans';
import { highHeels } from './high-heels';
import { hueOderHott } from './hue-oder-hott';
import { hund } from './hund';
import { hype } from './hype';
import { kaktus } from './kaktus';
import { katze } from './katze';
import { meditativ } from './meditativ';
import { mezzoMix } from './mezzo-mix';
import { party } from './party';
import { pfft } from './pfft';
import { privat } from './privat';
import { rakete } from './rakete';
import { regen } from './regen';
import { rotbaeckchen } from './rotbaeckchen';
import { schildkroete } from './schildkroete';
import { schummelschurke } from './schummelschurke';
import { segeln } from './segeln';
import { skandal } from './skandal';
import { stranger } from './stranger';
import { supi } from './supi';
import { tanne } from './tanne';
import { tanz } from './tanz';
import { tattoo } from './tattoo';
import { verzaubert } from './verzaubert';
import { zirkus } from './zirkus';

/** The motifs' pictures by the card's name. */
export const MOTIF_PICTURES: Readonly<Record<string, Placements>> = {
  akzent,
  brille,
  burg,
  countrygirl,
  'ei-ei': eiEi,
  fahrrad,
  faul,
  fliegtier,
  gans,
  'high-heels': highHeels,
  hund,
  kaktus,
  katze,
  meditativ,
  'mezzo-mix': mezzoMix,
  party,
  pfft,
  privat,
  rakete,
  regen,
  rotbaeckchen,
  schildkroete,
  segeln,
  skandal,
  supi,
  tanne,
  tanz,
  tattoo,
  verzaubert,
  zirkus,
};

export const SPECIAL_PICTURES: Readonly<Record<string, SpecialPicture>> = {
  absolut,
  'hue-oder-hott': hueOderHott,
  hype,
  schummelschurke,
  stranger,
};

export const DEVIL_PICTURE: Placements = fehlerteufel;
