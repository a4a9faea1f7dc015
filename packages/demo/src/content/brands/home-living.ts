import { rangrezWalls } from './home-living/rangrez-walls.ts';
import { rasoiRekha } from './home-living/rasoi-rekha.ts';
import { gaddiTakiya } from './home-living/gaddi-takiya.ts';
import { gamlaGali } from './home-living/gamla-gali.ts';
import type { DemoBrand } from '../types.ts';

export const homeLiving: DemoBrand[] = [rangrezWalls, rasoiRekha, gaddiTakiya, gamlaGali];
