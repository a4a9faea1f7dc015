/** The listing of the demo content should answer a typed text so. */
export type DemoQuery = {
  search: string;
  /** Exactly these come first, in any order among themselves. */
  first: string[];
  /** No more than so many are found. */
  atMost?: number;
  /** Filters that were understood from the words, by the name of their parameter. */
  understood?: Record<string, string | number>;
  /** Nothing is found: then these are the nearest brands, or any if the list is empty. */
  nothing?: true;
};

const openInIndore = [
  'Tyre Tapri',
  'Moochh Mahal',
  'Kasrat Club',
  'Seedha Physio',
  'Namoona Labs',
  'Gamla Gali',
  'Mez Coworks',
  'Saath Rooms',
  'Pallu & Pleat',
];

const spellings: DemoQuery[] = [
  { search: 'biryani', first: ['Handi Hisaab'], atMost: 3 },
  { search: 'biriyani', first: ['Handi Hisaab'] },
  { search: 'momo', first: ['Bhaap Momos'] },
  { search: 'MOMOS', first: ['Bhaap Momos'] },
  { search: 'dosaa', first: ['Dosa Daftar'] },
  { search: 'pharmcy', first: ['Nuskha Pharmacy'] },
  { search: 'prescool', first: ['Gilehri Preschool'] },
  { search: 'saloon', first: ['Kanghi Salon'] },
  { search: 'chapal', first: ['Chappal Chowk'] },
  { search: 'kulhar nukkad', first: ['Kulhad Nukkad'], atMost: 1 },
  { search: 'nukkad kulhad', first: ['Kulhad Nukkad'], atMost: 1 },
  { search: 'sareee', first: ['Pallu & Pleat'] },
  { search: 'yogaa', first: ['Prana Terrace'] },
  { search: 'robotics', first: ['Robo Rangoli'] },
  { search: 'mattres', first: ['Gaddi Takiya'] },
];

const synonyms: DemoQuery[] = [
  { search: 'laundry', first: ['Dhobi Depot'] },
  { search: 'dhobi', first: ['Dhobi Depot'] },
  { search: 'medical', first: ['Nuskha Pharmacy'] },
  { search: 'chemist', first: ['Nuskha Pharmacy'] },
  { search: 'ev', first: ['Volt Chowki'], atMost: 4 },
  { search: 'electric scooter', first: ['Volt Chowki'] },
  { search: 'coaching', first: ['Laltain Tuition'] },
  { search: 'gym', first: ['Kasrat Club'] },
  { search: 'parlour', first: ['Kanghi Salon'] },
  { search: 'courier', first: ['Parcel Peti'] },
  { search: 'grocery', first: ['Aangan Kirana'] },
  { search: 'mobile repair', first: ['Phone Marham'] },
];

const hindi: DemoQuery[] = [
  { search: 'chai', first: ['Kulhad Nukkad'], atMost: 6 },
  { search: 'kirana dukan', first: ['Aangan Kirana'] },
  { search: 'dawai', first: ['Nuskha Pharmacy'] },
  { search: 'mithai', first: ['Sandesh Sadan'] },
  { search: 'khilona', first: ['Kathputli Toys'] },
  { search: 'darzi', first: ['Kaaj Batan'] },
  { search: 'safai', first: ['Chamak Crew'] },
  { search: 'joota', first: ['Chappal Chowk'] },
  { search: 'chandi', first: ['Jhumka Jharokha'] },
  { search: 'paudha', first: ['Gamla Gali'] },
];

const amounts: DemoQuery[] = [
  { search: '15 lakh', first: [], understood: { maxInvestment: 1_500_000 } },
  { search: 'under 10L', first: [], understood: { maxInvestment: 1_000_000 } },
  { search: '1 cr', first: [], understood: { maxInvestment: 10_000_000 } },
  {
    search: '₹1,50,000',
    first: ['Kagaz Kendra'],
    understood: { maxInvestment: 150_000 },
    atMost: 1,
  },
  {
    search: '10-15 lakh',
    first: [],
    understood: { minInvestment: 1_000_000, maxInvestment: 1_500_000 },
  },
  {
    search: 'above 1 crore',
    first: ['Dooja Driver', 'Godown Gali', 'Lal Sarai', 'Charpai Stop'],
    understood: { minInvestment: 10_000_000 },
    atMost: 4,
  },
  {
    search: 'coffee under 25 lakh',
    first: ['Davara House', 'Dosa Daftar'],
    understood: { maxInvestment: 2_500_000 },
  },
  { search: 'salon 30 lakhs', first: ['Kanghi Salon'], understood: { maxInvestment: 3_000_000 } },
];

const places: DemoQuery[] = [
  { search: 'Indore', first: openInIndore, understood: { location: 'Indore' } },
  {
    search: 'indaur 15 lakh',
    first: openInIndore.filter(
      (name) => !['Kasrat Club', 'Mez Coworks', 'Pallu & Pleat'].includes(name),
    ),
    understood: { location: 'Indore', maxInvestment: 1_500_000 },
  },
  { search: 'Bengaluru', first: ['Galla POS'], understood: { location: 'Bangalore' } },
  {
    search: 'Allahabad',
    first: ['Kulhad Nukkad', 'Laltain Tuition'],
    understood: { location: 'Prayagraj' },
    atMost: 2,
  },
  { search: 'chai in lucknow', first: ['Kulhad Nukkad'], understood: { location: 'Lucknow' } },
  { search: 'gym chandigarh', first: ['Kasrat Club'], understood: { location: 'Chandigarh' } },
  {
    search: 'education in patna',
    first: ['Laltain Tuition', 'Bol Bindaas'],
    understood: { category: 'Education', location: 'Patna' },
    atMost: 2,
  },
  {
    search: 'food and beverage under 4 lakh',
    first: ['Pav Patri', 'Ras Rickshaw'],
    understood: { category: 'Food & Beverage', maxInvestment: 400_000 },
    atMost: 2,
  },
  {
    search: 'beauty & wellness jaipur',
    first: ['Attar Aala'],
    understood: { category: 'Beauty & Wellness', location: 'Jaipur' },
  },
  {
    search: 'madhya pradesh',
    first: [],
    understood: { state: 'Madhya Pradesh' },
  },
];

const nonsense: DemoQuery[] = [
  { search: 'qwxzzy', first: [], nothing: true },
  { search: 'biryani qwxzzy', first: ['Handi Hisaab'], nothing: true },
  { search: 'इंदौर', first: [], nothing: true },
  { search: Array.from({ length: 100 }, (_, n) => `word${n}`).join(' '), first: [], nothing: true },
  { search: 'under ₹5', first: [], nothing: true, understood: { maxInvestment: 5 } },
];

export const demoQueries: DemoQuery[] = [
  ...spellings,
  ...synonyms,
  ...hindi,
  ...amounts,
  ...places,
  ...nonsense,
];
