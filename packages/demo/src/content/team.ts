import { meenakshiRathore } from './team/meenakshi-rathore.ts';
import { arulVenkataraman } from './team/arul-venkataraman.ts';
import { farzanaMirza } from './team/farzana-mirza.ts';
import { lalnunmawiiSailo } from './team/lalnunmawii-sailo.ts';
import { gurtejDhaliwal } from './team/gurtej-dhaliwal.ts';
import { debabrataMahapatra } from './team/debabrata-mahapatra.ts';
import type { DemoTeamMember } from './types.ts';

export const team: DemoTeamMember[] = [
  meenakshiRathore,
  arulVenkataraman,
  farzanaMirza,
  lalnunmawiiSailo,
  gurtejDhaliwal,
  debabrataMahapatra,
];
