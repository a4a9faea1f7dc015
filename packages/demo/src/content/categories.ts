import type { DemoCategory } from './types.ts';

export const categories: DemoCategory[] = [
  {
    slug: 'food-beverage',
    name: 'Food & Beverage',
    description:
      'Chai kiosks, dosa counters, bakeries, cloud kitchens and cafés, from a 60 sq ft stall to a full sit-down outlet.',
    hue: 45,
    art: 'thali',
  },
  {
    slug: 'retail',
    name: 'Retail',
    description:
      'Neighbourhood shops that sell over the counter: groceries, sarees, footwear, spectacles, spices and jewellery.',
    hue: 318,
    art: 'shopping-bag',
  },
  {
    slug: 'education',
    name: 'Education',
    description:
      'Tuition centres, music rooms, robotics labs and skill workshops that fill up after school and at weekends.',
    hue: 282,
    art: 'books',
  },
  {
    slug: 'health-fitness',
    name: 'Health & Fitness',
    description:
      'Gyms, yoga studios, pharmacies, physiotherapy, dental and sample-collection centres with qualified staff.',
    hue: 152,
    art: 'dumbbell',
  },
  {
    slug: 'services',
    name: 'Services',
    description:
      'Laundry, parcels, cleaning, repairs, tailoring and paperwork: everyday jobs that people pay to have done well.',
    hue: 185,
    art: 'toolbox',
  },
  {
    slug: 'technology',
    name: 'Technology',
    description:
      'Phone repair, rooftop solar, cameras, shop billing and 3D printing, sold and serviced by local teams.',
    hue: 250,
    art: 'circuit',
  },
  {
    slug: 'real-estate',
    name: 'Real Estate',
    description:
      'Rental desks, co-working floors, shared homes and small storage, run on leases rather than on stock.',
    hue: 128,
    art: 'keys',
  },
  {
    slug: 'beauty-wellness',
    name: 'Beauty & Wellness',
    description:
      'Salons, barber shops, nail bars, Ayurvedic treatment rooms and perfume counters with trained hands.',
    hue: 350,
    art: 'comb-mirror',
  },
  {
    slug: 'automotive',
    name: 'Automotive',
    description:
      'Charging points, car washes, two-wheeler workshops, tyre shops and pre-owned car yards.',
    hue: 20,
    art: 'car',
  },
  {
    slug: 'travel-hospitality',
    name: 'Travel & Hospitality',
    description:
      'Budget hotels, ticket desks, highway stops and scooter rentals for people who are on their way somewhere.',
    hue: 218,
    art: 'suitcase',
  },
  {
    slug: 'home-living',
    name: 'Home & Living',
    description:
      'Modular kitchens, paint, mattresses and plants, sold from showrooms with measuring and fitting included.',
    hue: 100,
    art: 'armchair-plant',
  },
  {
    slug: 'kids-play',
    name: 'Kids & Play',
    description:
      'Preschools, play zones, toy shops and clothes for children up to twelve, with safety rules in writing.',
    hue: 72,
    art: 'spinning-top',
  },
];
