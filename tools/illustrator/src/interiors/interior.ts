import type { BrandLook } from '../brand-look.ts';
import type { MotifName } from '../motifs/by-key.ts';
import type { Random } from '../random.ts';
import { cafe } from './cafe.ts';
import { classroom } from './class.ts';
import { workshop } from './workshop.ts';
import { clinic } from './clinic.ts';
import { gym } from './gym.ts';
import { office } from './office.ts';
import { store } from './store.ts';

/** Taught round a table or on a rug, not in rows. */
const workshopMotifs = new Set<MotifName>([
  'robotics',
  'skill-training',
  'music-school',
  'play-zone',
]);

export type Room = 'cafe' | 'class' | 'gym' | 'clinic' | 'store' | 'office';

/** The inside of a shop, 1280 by 960; the motif decides between variants of a room. */
export function interior(room: Room, brand: BrandLook, motif: MotifName, random: Random): string {
  switch (room) {
    case 'cafe':
      return cafe(brand, random);
    case 'class':
      return workshopMotifs.has(motif)
        ? workshop(brand, motif === 'play-zone' || motif === 'music-school', random)
        : classroom(brand, motif === 'preschool', random);
    case 'gym':
      return gym(brand, motif === 'yoga', random);
    case 'clinic':
      return clinic(
        brand,
        motif === 'dental' ? 'dentist' : motif === 'spa' ? 'spa' : 'couch',
        random,
      );
    case 'store':
      return store(brand, random);
    case 'office':
      // Of a desk behind the desk only the feet would show.
      return office(brand, motif !== 'co-working', random);
  }
}
