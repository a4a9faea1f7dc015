import { threeDPrinting } from './3d-printing.ts';
import { bakery } from './bakery.ts';
import { barber } from './barber.ts';
import { bikeService } from './bike-service.ts';
import { billing } from './billing.ts';
import { biryani } from './biryani.ts';
import { budgetHotel } from './budget-hotel.ts';
import { carWash } from './car-wash.ts';
import { cctv } from './cctv.ts';
import { chai } from './chai.ts';
import { coLiving } from './co-living.ts';
import { coWorking } from './co-working.ts';
import { coffee } from './coffee.ts';
import { courier } from './courier.ts';
import { dental } from './dental.ts';
import { diagnostics } from './diagnostics.ts';
import { documents } from './documents.ts';
import { dosa } from './dosa.ts';
import { evCharging } from './ev-charging.ts';
import { eyewear } from './eyewear.ts';
import { footwear } from './footwear.ts';
import { grocery } from './grocery.ts';
import { gym } from './gym.ts';
import { highwayStop } from './highway-stop.ts';
import { homeCleaning } from './home-cleaning.ts';
import { homeRepair } from './home-repair.ts';
import { iceCream } from './ice-cream.ts';
import { jewellery } from './jewellery.ts';
import { juice } from './juice.ts';
import { kidsWear } from './kids-wear.ts';
import { lassi } from './lassi.ts';
import { laundry } from './laundry.ts';
import { maths } from './maths.ts';
import { mattress } from './mattress.ts';
import { milletBowl } from './millet-bowl.ts';
import { modularKitchen } from './modular-kitchen.ts';
import { momo } from './momo.ts';
import { musicSchool } from './music-school.ts';
import { nails } from './nails.ts';
import { paint } from './paint.ts';
import { perfume } from './perfume.ts';
import { pharmacy } from './pharmacy.ts';
import { phoneRepair } from './phone-repair.ts';
import { physiotherapy } from './physiotherapy.ts';
import { plants } from './plants.ts';
import { playZone } from './play-zone.ts';
import { preschool } from './preschool.ts';
import { propertyDesk } from './property-desk.ts';
import { robotics } from './robotics.ts';
import { rolls } from './rolls.ts';
import { salon } from './salon.ts';
import { sarees } from './sarees.ts';
import { scooterRental } from './scooter-rental.ts';
import { selfStorage } from './self-storage.ts';
import { skillTraining } from './skill-training.ts';
import { solar } from './solar.ts';
import { spa } from './spa.ts';
import { spices } from './spices.ts';
import { spokenEnglish } from './spoken-english.ts';
import { sweets } from './sweets.ts';
import { tailoring } from './tailoring.ts';
import { toys } from './toys.ts';
import { travelDesk } from './travel-desk.ts';
import { tutoring } from './tutoring.ts';
import { tyres } from './tyres.ts';
import { usedCars } from './used-cars.ts';
import { vadaPav } from './vada-pav.ts';
import { yoga } from './yoga.ts';
import type { MotifMaker } from './motif.ts';

/** The goods and services that are drawn. */
export const motifs = {
  '3d-printing': threeDPrinting,
  bakery,
  barber,
  'bike-service': bikeService,
  billing,
  biryani,
  'budget-hotel': budgetHotel,
  'car-wash': carWash,
  cctv,
  chai,
  'co-living': coLiving,
  'co-working': coWorking,
  coffee,
  courier,
  dental,
  diagnostics,
  documents,
  dosa,
  'ev-charging': evCharging,
  eyewear,
  footwear,
  grocery,
  gym,
  'highway-stop': highwayStop,
  'home-cleaning': homeCleaning,
  'home-repair': homeRepair,
  'ice-cream': iceCream,
  jewellery,
  juice,
  'kids-wear': kidsWear,
  lassi,
  laundry,
  maths,
  mattress,
  'millet-bowl': milletBowl,
  'modular-kitchen': modularKitchen,
  momo,
  'music-school': musicSchool,
  nails,
  paint,
  perfume,
  pharmacy,
  'phone-repair': phoneRepair,
  physiotherapy,
  plants,
  'play-zone': playZone,
  preschool,
  'property-desk': propertyDesk,
  robotics,
  rolls,
  salon,
  sarees,
  'scooter-rental': scooterRental,
  'self-storage': selfStorage,
  'skill-training': skillTraining,
  solar,
  spa,
  spices,
  'spoken-english': spokenEnglish,
  sweets,
  tailoring,
  toys,
  'travel-desk': travelDesk,
  tutoring,
  tyres,
  'used-cars': usedCars,
  'vada-pav': vadaPav,
  yoga,
} satisfies Record<string, MotifMaker>;

export type MotifName = keyof typeof motifs;
