import type { PortraitTraits } from './types.ts';

/** How each team member is drawn, by slug. */
export const portraitTraits: Record<string, PortraitTraits> = {
  'meenakshi-rathore': {
    skin: '#B9804F',
    hair: '#1F1512',
    hairStyle: 'low-bun',
    clothing: { garment: 'saree', colour: '#0B5B4A' },
    accessory: 'bindi',
  },
  'arul-venkataraman': {
    skin: '#8A5A34',
    hair: '#16110F',
    hairStyle: 'short-side-part',
    clothing: { garment: 'shirt', colour: '#2C4794' },
    accessory: 'glasses',
  },
  'farzana-mirza': {
    skin: '#D9A77C',
    hair: '#2A1A14',
    hairStyle: 'dupatta-over-hair',
    clothing: { garment: 'kurta', colour: '#8C1D4F' },
    accessory: 'earrings',
  },
  'lalnunmawii-sailo': {
    skin: '#E3B68C',
    hair: '#120E0D',
    hairStyle: 'straight-shoulder',
    clothing: { garment: 'blazer', colour: '#F2A516' },
    accessory: null,
  },
  'gurtej-dhaliwal': {
    skin: '#C08A5B',
    hair: '#2B1D14',
    hairStyle: 'turban-beard',
    clothing: { garment: 'nehru-jacket', colour: '#22262B' },
    accessory: 'turban-marigold',
  },
  'debabrata-mahapatra': {
    skin: '#9C6A41',
    hair: '#5A5551',
    hairStyle: 'short-curly-grey',
    clothing: { garment: 'handloom-shirt', colour: '#B3341C' },
    accessory: 'moustache',
  },
};
