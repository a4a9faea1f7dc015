import { gilehriPreschool } from './kids-play/gilehri-preschool.ts';
import { lattuLand } from './kids-play/lattu-land.ts';
import { kathputliToys } from './kids-play/kathputli-toys.ts';
import { chhotaChhaata } from './kids-play/chhota-chhaata.ts';
import type { DemoBrand } from '../types.ts';

export const kidsPlay: DemoBrand[] = [gilehriPreschool, lattuLand, kathputliToys, chhotaChhaata];
