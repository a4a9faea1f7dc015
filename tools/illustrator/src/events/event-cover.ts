import { picture } from '../svg.ts';
import { kitchenStage, melaHall, readingRoom, womenOwners } from './halls.ts';
import { clinicTable, ledgerScreen } from './desks.ts';
import { roadshow } from './roadshow.ts';
import { siteWalk } from './site-walk.ts';
import { size } from './parts.ts';

const scenes: Record<string, () => string> = {
  'event-mela-hall': melaHall,
  'event-ledger-screen': ledgerScreen,
  'event-site-walk': siteWalk,
  'event-agreement': readingRoom,
  'event-kitchen-stage': kitchenStage,
  'event-roadshow-bus': roadshow,
  'event-women-owners': womenOwners,
  'event-clinic-table': clinicTable,
};

/** The picture of an event, 1200 by 675. */
export function eventCover(key: string): string {
  const scene = scenes[key];
  if (scene === undefined) throw new Error(`No cover for ${key}.`);
  return picture(size.w, size.h, scene());
}
