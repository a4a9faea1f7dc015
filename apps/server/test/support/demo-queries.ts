/** The listing of the demo content should answer a typed text so. */
export type DemoQuery = {
  search: string;
  /** Exactly these come first, in any order among themselves. */
  first: string[];
  /** No more than so many are found. */
  atMost?: number;
  /** Filters that were understood from the words, by the name of their parameter. */
  understood?: Record<string, string | number>;
  /** Nothing is found: then these are the nearest brands. */
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
  {
    search: 'salon 30 lakhs',
    first: ['Kanghi Salon'],
    understood: { maxInvestment: 3_000_000 },
  },
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
  {
    search: 'Bengaluru',
    first: ['Galla POS'],
    understood: { location: 'Bangalore' },
  },
  {
    search: 'Allahabad',
    first: ['Kulhad Nukkad', 'Laltain Tuition'],
    understood: { location: 'Prayagraj' },
    atMost: 2,
  },
  {
    search: 'chai in lucknow',
    first: ['Kulhad Nukkad'],
    understood: { location: 'Lucknow' },
  },
  {
    search: 'gym chandigarh',
    first: ['Kasrat Club'],
    understood: { location: 'Chandigarh' },
  },
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

const devanagari: DemoQuery[] = [
  { search: 'चाय', first: ['Kulhad Nukkad'] },
  { search: 'दूध', first: ['Matka Malai'] },
  { search: 'डोसा', first: ['Dosa Daftar'] },
  { search: 'बिरयानी', first: ['Handi Hisaab'] },
  { search: 'मोमो', first: ['Bhaap Momos'] },
  { search: 'मिठाई', first: ['Sandesh Sadan'] },
  { search: 'किराना', first: ['Aangan Kirana'] },
  { search: 'दवाई', first: ['Nuskha Pharmacy'] },
  { search: 'खिलौने', first: ['Kathputli Toys'] },
  { search: 'दर्जी', first: ['Kaaj Batan'] },
  { search: 'सफाई', first: ['Chamak Crew'] },
  { search: 'जूता', first: ['Chappal Chowk'] },
  { search: 'चप्पल', first: ['Chappal Chowk'] },
  { search: 'कपड़े धोबी', first: ['Dhobi Depot'] },
  { search: 'साड़ी', first: ['Pallu & Pleat'] },
  { search: 'चश्मा', first: ['Sphatik Optics'] },
  { search: 'योग', first: ['Prana Terrace'] },
  { search: 'सैलून', first: ['Kanghi Salon'] },
  { search: 'कोचिंग', first: ['Laltain Tuition'] },
  { search: 'मसाला', first: ['Mewa Masala Co', 'Dosa Daftar'] },
  { search: 'मोबाइल रिपेयर', first: ['Phone Marham'] },
  {
    search: 'इंदौर में 15 लाख',
    first: openInIndore.filter(
      (name) => !['Kasrat Club', 'Mez Coworks', 'Pallu & Pleat'].includes(name),
    ),
    understood: { location: 'Indore', maxInvestment: 1_500_000 },
  },
  { search: 'इंदौर', first: openInIndore, understood: { location: 'Indore' } },
  {
    search: 'लखनऊ में चाय',
    first: ['Kulhad Nukkad'],
    understood: { location: 'Lucknow' },
  },
  {
    search: 'पटना कोचिंग',
    first: ['Laltain Tuition'],
    understood: { location: 'Patna' },
  },
  { search: '१० लाख तक', first: [], understood: { maxInvestment: 1_000_000 } },
  {
    search: '5 से 10 लाख',
    first: [],
    understood: { minInvestment: 500_000, maxInvestment: 1_000_000 },
  },
  {
    search: '1 करोड़ से ऊपर',
    first: ['Dooja Driver', 'Godown Gali', 'Lal Sarai', 'Charpai Stop'],
    understood: { minInvestment: 10_000_000 },
    atMost: 4,
  },
  { search: 'जयपुर', first: [], understood: { location: 'Jaipur' } },
  { search: 'हैदराबाद', first: [], understood: { location: 'Hyderabad' } },
];

const asTyped: DemoQuery[] = [
  { search: 'electric vehicle', first: ['Volt Chowki'] },
  { search: 'doodh', first: ['Matka Malai'] },
  { search: 'dudh ki dukan', first: ['Matka Malai'] },
  { search: 'coching', first: ['Laltain Tuition'] },
  { search: 'choching class', first: ['Laltain Tuition'] },
  { search: 'chay', first: ['Kulhad Nukkad'] },
  { search: 'chai ki dukan', first: ['Kulhad Nukkad'] },
  { search: 'indor', first: openInIndore, understood: { location: 'Indore' } },
  {
    search: 'indore me 15 lakh',
    first: openInIndore.filter(
      (name) => !['Kasrat Club', 'Mez Coworks', 'Pallu & Pleat'].includes(name),
    ),
    understood: { location: 'Indore', maxInvestment: 1_500_000 },
  },
  {
    search: 'lakhnau mein chai',
    first: ['Kulhad Nukkad'],
    understood: { location: 'Lucknow' },
  },
  {
    search: 'banglore',
    first: ['Galla POS'],
    understood: { location: 'Bangalore' },
  },
  {
    search: '10 lakh ke andar',
    first: [],
    understood: { maxInvestment: 1_000_000 },
  },
  {
    search: '15 lakh tak ka business',
    first: [],
    understood: { maxInvestment: 1_500_000 },
  },
  { search: 'mithayi', first: ['Sandesh Sadan'] },
  { search: 'biryani ki dukaan', first: ['Handi Hisaab'] },
  { search: 'pharmecy', first: ['Nuskha Pharmacy'] },
  { search: 'medikal', first: ['Nuskha Pharmacy'] },
  { search: 'dosa', first: ['Dosa Daftar'] },
  { search: 'dossa', first: ['Dosa Daftar'] },
  { search: 'sallon', first: ['Kanghi Salon'] },
  { search: 'beauty parlor', first: ['Kanghi Salon'] },
  { search: 'playschool', first: ['Gilehri Preschool'] },
  { search: 'chashma', first: ['Sphatik Optics'] },
  { search: 'silai', first: ['Kaaj Batan'] },
  { search: 'juta chappal', first: ['Chappal Chowk'] },
  { search: 'rashan', first: ['Aangan Kirana'] },
  { search: 'kabutar', first: [], nothing: true },
  { search: 'padhai', first: ['Laltain Tuition'] },
  { search: 'kurier', first: ['Parcel Peti'] },
  { search: 'sollar', first: ['Suraj Chhat'] },
];

const nonsense: DemoQuery[] = [
  { search: 'qwxzzy', first: [], nothing: true },
  { search: 'biryani qwxzzy', first: ['Handi Hisaab'], nothing: true },
  { search: 'zzqq kholna hai', first: [], nothing: true },
  {
    search: Array.from({ length: 100 }, (_, n) => `word${n}`).join(' '),
    first: [],
    nothing: true,
  },
  {
    search: 'under ₹5',
    first: [],
    nothing: true,
    understood: { maxInvestment: 5 },
  },
];

export const demoQueries: DemoQuery[] = [
  ...spellings,
  ...synonyms,
  ...hindi,
  ...amounts,
  ...places,
  ...devanagari,
  ...asTyped,
  ...nonsense,
];
