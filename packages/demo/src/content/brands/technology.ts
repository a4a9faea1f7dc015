import { phoneMarham } from './technology/phone-marham.ts';
import { surajChhat } from './technology/suraj-chhat.ts';
import { pehraSystems } from './technology/pehra-systems.ts';
import { gallaPos } from './technology/galla-pos.ts';
import { saancha3d } from './technology/saancha-3d.ts';
import type { DemoBrand } from '../types.ts';

export const technology: DemoBrand[] = [phoneMarham, surajChhat, pehraSystems, gallaPos, saancha3d];
