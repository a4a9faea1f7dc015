import { genericSocialLinks } from '@naya/contract/provider';
import type { DemoTeamMember } from '../types.ts';

const bio = `
If you have been to a mela, a site walk or the roadshow bus, Debabrata put the chairs out. He plans all events, finds the halls, and makes certain that brands bring accounts along with brochures.

Earlier he ran exhibitions for handloom co-operatives in Bhubaneswar and Cuttack, where he learnt that a good fair needs shade, drinking water and a place to sit down. He visits about a hundred outlets a year and photographs the back doors as well as the fronts.
`.trim();

export const debabrataMahapatra: DemoTeamMember = {
  slug: 'debabrata-mahapatra',
  name: 'Debabrata Mahapatra',
  position: 'Events and Field Manager',
  bio,
  joined: '2024-01-08',
  email: 'debabrata@example.in',
  phone: '+91 00000 02056',
  linkedin: genericSocialLinks.linkedin,
  experience: [
    'Eight years of exhibitions for handloom co-operatives',
    'Organised over 60 trade events in the east and south',
    'Visits about 100 franchise outlets a year',
  ],
  skills: ['Event planning', 'Photography', 'Logistics', 'Odia, Bengali and English'],
  portrait: {
    skin: '#9C6A41',
    hair: '#5A5551',
    hairStyle: 'short-curly-grey',
    clothing: { garment: 'handloom-shirt', colour: '#B3341C' },
    accessory: 'moustache',
  },
};
