import { genericSocialLinks } from '@naya/contract/provider';
import type { DemoTeamMember } from '../types.ts';

const bio = `
Meenakshi grew up above a hardware shop in Kota and learnt to read a stock register before she learnt to drive. She worked for nine years in retail lending, first in Jaipur and then in Bengaluru, and has sat across the table from about two thousand people who wanted to open something.

In 2022 she left to start Naya Outlet after a franchise took most of an uncle's savings. She still reads the notes of every brand visit and signs off each featured listing herself.

On Saturdays she answers the office phone, because that is when worried people call.
`.trim();

export const meenakshiRathore: DemoTeamMember = {
  slug: 'meenakshi-rathore',
  name: 'Meenakshi Rathore',
  position: 'Co-founder and Chief Executive',
  bio,
  joined: '2022-04-01',
  email: 'meenakshi@example.in',
  phone: '+91 00000 02001',
  linkedin: genericSocialLinks.linkedin,
  experience: [
    'Nine years in retail and small-business lending',
    'Set up a branch network for a regional lender across Rajasthan',
    'Reviewed more than 300 franchise loan files',
  ],
  skills: ['Lending', 'Unit economics', 'Negotiation', 'Hiring'],
  portrait: {
    skin: '#B9804F',
    hair: '#1F1512',
    hairStyle: 'low-bun',
    clothing: { garment: 'saree', colour: '#0B5B4A' },
    accessory: 'bindi',
  },
};
