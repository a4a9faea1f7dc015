import { states, type State } from '../places/states.ts';
import { cleanNumber } from '../franchises/registrations.ts';

/** The first two digits of a GSTIN. */
const codes: Record<State, string> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

/** Of registrations from before two states changed: Daman and Diu, and Andhra Pradesh with Telangana. */
const formerCodes: Record<string, State> = {
  '25': 'Dadra and Nagar Haveli and Daman and Diu',
  '28': 'Andhra Pradesh',
};

const stateByCode = new Map<string, State>([
  ...Object.entries(formerCodes),
  ...states.map((state) => [codes[state], state] as const),
]);

export const gstCodeOf = (state: State): string => codes[state];

/** Null for a registration that belongs to no state. */
export const stateOfGstin = (gstin: string): State | null =>
  stateByCode.get(cleanNumber(gstin).slice(0, 2)) ?? null;

/** Union territories without a legislature: their half of the tax has a name of its own. */
const withoutLegislature = new Set<State>([
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Ladakh',
  'Lakshadweep',
]);

export const stateTaxName = (state: State) => (withoutLegislature.has(state) ? 'UTGST' : 'SGST');

export const gstStateFault = (gstin: string) =>
  stateOfGstin(gstin) ? null : 'belongs to no state';
