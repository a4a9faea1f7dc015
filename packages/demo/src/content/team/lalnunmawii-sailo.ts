import { genericSocialLinks } from '@naya/contract/provider';
import type { DemoTeamMember } from '../types.ts';

const bio = `
People who register as investors speak to Mawii or to someone she trained. She asks three things first: how much can you lose without harm, who will stand in the shop, and what does your family think.

She came to Bengaluru from Aizawl to study hotel management and stayed for ten years of front-office work, which is a good school for listening. Her follow-up calls six months after a signing are the most useful notes we own.
`.trim();

export const lalnunmawiiSailo: DemoTeamMember = {
  slug: 'lalnunmawii-sailo',
  name: 'Lalnunmawii Sailo',
  position: 'Investor Support Lead',
  bio,
  joined: '2023-02-06',
  email: 'lalnunmawii@example.in',
  phone: '+91 00000 02034',
  linkedin: genericSocialLinks.linkedin,
  experience: [
    'Ten years in hotel front office and guest relations',
    'Trained support teams of up to 30 people',
    'Runs the six-month follow-up calls',
  ],
  skills: ['Listening', 'Investor guidance', 'Team training', 'Mizo, English and Hindi'],
  portrait: {
    skin: '#E3B68C',
    hair: '#120E0D',
    hairStyle: 'straight-shoulder',
    clothing: { garment: 'blazer', colour: '#F2A516' },
    accessory: null,
  },
};
