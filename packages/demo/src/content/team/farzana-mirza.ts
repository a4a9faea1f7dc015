import { genericSocialLinks } from '@naya/contract/provider';
import type { DemoTeamMember } from '../types.ts';

const bio = `
Farzana knows which founder takes calls before eight and which one must be met over lunch. She joined from a Lucknow food company where she had taken a kebab counter from three outlets to fifty, and had written its first operations manual at her dining table.

Brands come to her when they want to be listed. About half of them hear that they should first fix their supply, their agreement or their patience. Many return a year later, and are glad of the wait.
`.trim();

export const farzanaMirza: DemoTeamMember = {
  slug: 'farzana-mirza',
  name: 'Farzana Mirza',
  position: 'Head of Brand Partnerships',
  bio,
  joined: '2022-09-12',
  email: 'farzana@example.in',
  phone: '+91 00000 02023',
  linkedin: genericSocialLinks.linkedin,
  experience: [
    'Grew a food brand from 3 to 50 outlets',
    'Wrote operations manuals for four companies',
    'Eleven years in franchise operations',
  ],
  skills: ['Franchise operations', 'Manuals and audits', 'Supply chains', 'Plain speaking'],
  portrait: {
    skin: '#D9A77C',
    hair: '#2A1A14',
    hairStyle: 'dupatta-over-hair',
    clothing: { garment: 'kurta', colour: '#8C1D4F' },
    accessory: 'earrings',
  },
};
