import { kulhadNukkad } from './food-beverage/kulhad-nukkad.ts';
import { dosaDaftar } from './food-beverage/dosa-daftar.ts';
import { bhaapMomos } from './food-beverage/bhaap-momos.ts';
import { matkaMalai } from './food-beverage/matka-malai.ts';
import { handiHisaab } from './food-beverage/handi-hisaab.ts';
import { pavPatri } from './food-beverage/pav-patri.ts';
import { sandeshSadan } from './food-beverage/sandesh-sadan.ts';
import { davaraHouse } from './food-beverage/davara-house.ts';
import { rasRickshaw } from './food-beverage/ras-rickshaw.ts';
import { maskaOven } from './food-beverage/maska-oven.ts';
import { lachhaRollCo } from './food-beverage/lachha-roll-co.ts';
import { bajraBowl } from './food-beverage/bajra-bowl.ts';
import { jamunScoop } from './food-beverage/jamun-scoop.ts';
import type { DemoBrand } from '../types.ts';

export const foodBeverage: DemoBrand[] = [
  kulhadNukkad,
  dosaDaftar,
  bhaapMomos,
  matkaMalai,
  handiHisaab,
  pavPatri,
  sandeshSadan,
  davaraHouse,
  rasRickshaw,
  maskaOven,
  lachhaRollCo,
  bajraBowl,
  jamunScoop,
];
