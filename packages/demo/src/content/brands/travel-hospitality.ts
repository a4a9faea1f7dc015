import { lalSarai } from './travel-hospitality/lal-sarai.ts';
import { ticketTanga } from './travel-hospitality/ticket-tanga.ts';
import { charpaiStop } from './travel-hospitality/charpai-stop.ts';
import { ghoomWheels } from './travel-hospitality/ghoom-wheels.ts';
import type { DemoBrand } from '../types.ts';

export const travelHospitality: DemoBrand[] = [lalSarai, ticketTanga, charpaiStop, ghoomWheels];
