import { operatingStates } from '../choices.ts';

/** Forms offer these beside the states. */
type NoState = 'Pan India' | 'Tire 1cities';
export type State = Exclude<(typeof operatingStates)[number], NoState>;

/** The states and union territories, in the order of the listing form. */
export const states = operatingStates.filter(
  (name): name is State => name !== 'Pan India' && name !== 'Tire 1cities',
);

/** Other names of states. People write the short ones after a city, as in "Indore, MP"; alone they are ordinary words. */
export const otherStateNames: Record<string, State> = {
  orissa: 'Odisha',
  uttaranchal: 'Uttarakhand',
  pondicherry: 'Puducherry',
  tamilnadu: 'Tamil Nadu',
  'jammu & kashmir': 'Jammu and Kashmir',
  kashmir: 'Jammu and Kashmir',
  chattisgarh: 'Chhattisgarh',
  bengal: 'West Bengal',
  'andaman & nicobar islands': 'Andaman and Nicobar Islands',
  andaman: 'Andaman and Nicobar Islands',
  'daman and diu': 'Dadra and Nagar Haveli and Daman and Diu',
};

export const shortStateNames: Record<string, State> = {
  ap: 'Andhra Pradesh',
  ar: 'Arunachal Pradesh',
  as: 'Assam',
  br: 'Bihar',
  cg: 'Chhattisgarh',
  ga: 'Goa',
  gj: 'Gujarat',
  hr: 'Haryana',
  hp: 'Himachal Pradesh',
  jh: 'Jharkhand',
  ka: 'Karnataka',
  kl: 'Kerala',
  mp: 'Madhya Pradesh',
  mh: 'Maharashtra',
  mn: 'Manipur',
  ml: 'Meghalaya',
  mz: 'Mizoram',
  nl: 'Nagaland',
  or: 'Odisha',
  od: 'Odisha',
  pb: 'Punjab',
  rj: 'Rajasthan',
  sk: 'Sikkim',
  tn: 'Tamil Nadu',
  ts: 'Telangana',
  tg: 'Telangana',
  tr: 'Tripura',
  up: 'Uttar Pradesh',
  uk: 'Uttarakhand',
  wb: 'West Bengal',
  ch: 'Chandigarh',
  dl: 'Delhi',
  jk: 'Jammu and Kashmir',
  'j&k': 'Jammu and Kashmir',
  la: 'Ladakh',
  py: 'Puducherry',
};
