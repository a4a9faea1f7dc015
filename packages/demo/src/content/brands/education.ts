import { pahadaMaths } from './education/pahada-maths.ts';
import { roboRangoli } from './education/robo-rangoli.ts';
import { sargamShed } from './education/sargam-shed.ts';
import { bolBindaas } from './education/bol-bindaas.ts';
import { laltainTuition } from './education/laltain-tuition.ts';
import { auzaarAcademy } from './education/auzaar-academy.ts';
import type { DemoBrand } from '../types.ts';

export const education: DemoBrand[] = [
  pahadaMaths,
  roboRangoli,
  sargamShed,
  bolBindaas,
  laltainTuition,
  auzaarAcademy,
];
