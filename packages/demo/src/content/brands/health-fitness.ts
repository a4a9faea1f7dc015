import { kasratClub } from './health-fitness/kasrat-club.ts';
import { pranaTerrace } from './health-fitness/prana-terrace.ts';
import { nuskhaPharmacy } from './health-fitness/nuskha-pharmacy.ts';
import { seedhaPhysio } from './health-fitness/seedha-physio.ts';
import { namoonaLabs } from './health-fitness/namoona-labs.ts';
import { doodhDaant } from './health-fitness/doodh-daant.ts';
import type { DemoBrand } from '../types.ts';

export const healthFitness: DemoBrand[] = [
  kasratClub,
  pranaTerrace,
  nuskhaPharmacy,
  seedhaPhysio,
  namoonaLabs,
  doodhDaant,
];
