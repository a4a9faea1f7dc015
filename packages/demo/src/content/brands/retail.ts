import { aanganKirana } from './retail/aangan-kirana.ts';
import { palluAndPleat } from './retail/pallu-and-pleat.ts';
import { chappalChowk } from './retail/chappal-chowk.ts';
import { sphatikOptics } from './retail/sphatik-optics.ts';
import { mewaMasalaCo } from './retail/mewa-masala-co.ts';
import { jhumkaJharokha } from './retail/jhumka-jharokha.ts';
import type { DemoBrand } from '../types.ts';

export const retail: DemoBrand[] = [
  aanganKirana,
  palluAndPleat,
  chappalChowk,
  sphatikOptics,
  mewaMasalaCo,
  jhumkaJharokha,
];
