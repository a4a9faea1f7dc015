import { mezCoworks } from './real-estate/mez-coworks.ts';
import { chaabiDesk } from './real-estate/chaabi-desk.ts';
import { godownGali } from './real-estate/godown-gali.ts';
import { saathRooms } from './real-estate/saath-rooms.ts';
import type { DemoBrand } from '../types.ts';

export const realEstate: DemoBrand[] = [mezCoworks, chaabiDesk, godownGali, saathRooms];
