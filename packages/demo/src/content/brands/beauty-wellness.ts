import { kanghiSalon } from './beauty-wellness/kanghi-salon.ts';
import { moochhMahal } from './beauty-wellness/moochh-mahal.ts';
import { nakhoonNook } from './beauty-wellness/nakhoon-nook.ts';
import { ubtanRoom } from './beauty-wellness/ubtan-room.ts';
import { attarAala } from './beauty-wellness/attar-aala.ts';
import type { DemoBrand } from '../types.ts';

export const beautyWellness: DemoBrand[] = [
  kanghiSalon,
  moochhMahal,
  nakhoonNook,
  ubtanRoom,
  attarAala,
];
