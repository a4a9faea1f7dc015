import { dhobiDepot } from './services/dhobi-depot.ts';
import { parcelPeti } from './services/parcel-peti.ts';
import { chamakCrew } from './services/chamak-crew.ts';
import { panaAndPech } from './services/pana-and-pech.ts';
import { kagazKendra } from './services/kagaz-kendra.ts';
import { kaajBatan } from './services/kaaj-batan.ts';
import type { DemoBrand } from '../types.ts';

export const services: DemoBrand[] = [
  dhobiDepot,
  parcelPeti,
  chamakCrew,
  panaAndPech,
  kagazKendra,
  kaajBatan,
];
