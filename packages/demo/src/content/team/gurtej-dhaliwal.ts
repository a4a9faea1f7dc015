import { genericSocialLinks } from '@naya/contract/provider';
import type { DemoTeamMember } from '../types.ts';

const bio = `
Gurtej has drafted franchise agreements for brands and has torn them apart for franchisees, so he knows where the sharp edges are kept. He reads every sample agreement that a brand sends us and writes half a page on it in ordinary English.

He practised in Chandigarh for twelve years. He does not act for either side in a deal made through this site, and says so at the beginning of every talk.

He farms two acres near Mohali, badly by his own account.
`.trim();

export const gurtejDhaliwal: DemoTeamMember = {
  slug: 'gurtej-dhaliwal',
  name: 'Gurtej Dhaliwal',
  position: 'Counsel, Agreements',
  bio,
  joined: '2023-07-17',
  email: 'gurtej@example.in',
  phone: '+91 00000 02045',
  linkedin: genericSocialLinks.linkedin,
  experience: [
    'Twelve years of commercial practice in Chandigarh',
    'Drafted or reviewed over 400 franchise agreements',
    'Speaks at the Agreement Reading Room',
  ],
  skills: ['Contract law', 'Leases', 'Trademarks', 'Mediation'],
  portrait: {
    skin: '#C08A5B',
    hair: '#2B1D14',
    hairStyle: 'turban-beard',
    clothing: { garment: 'nehru-jacket', colour: '#22262B' },
    accessory: 'turban-marigold',
  },
};
