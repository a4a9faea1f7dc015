import { foodBeverage } from './brands/food-beverage.ts';
import { retail } from './brands/retail.ts';
import { education } from './brands/education.ts';
import { healthFitness } from './brands/health-fitness.ts';
import { services } from './brands/services.ts';
import { technology } from './brands/technology.ts';
import { realEstate } from './brands/real-estate.ts';
import { beautyWellness } from './brands/beauty-wellness.ts';
import { automotive } from './brands/automotive.ts';
import { travelHospitality } from './brands/travel-hospitality.ts';
import { homeLiving } from './brands/home-living.ts';
import { kidsPlay } from './brands/kids-play.ts';
import type { DemoBrand } from './types.ts';

/** Grouped by category, in the order of `categories`. */
export const brands: DemoBrand[] = [
  ...foodBeverage,
  ...retail,
  ...education,
  ...healthFitness,
  ...services,
  ...technology,
  ...realEstate,
  ...beautyWellness,
  ...automotive,
  ...travelHospitality,
  ...homeLiving,
  ...kidsPlay,
];
