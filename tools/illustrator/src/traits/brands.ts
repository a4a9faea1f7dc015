import type { BrandTraits } from './types.ts';

/** How each brand is drawn, by its slug. */
export const brandTraits: Record<string, BrandTraits> = {
  'kulhad-nukkad': {
    colours: { main: '#8A3B1E', second: '#FFE9C7' },
    motif: 'chai',
    shop: 'kiosk',
  },
  'dosa-daftar': {
    colours: { main: '#1F5A3A', second: '#FFE08A' },
    motif: 'dosa',
    shop: 'interior-cafe',
  },
  'bhaap-momos': { colours: { main: '#B3261E', second: '#FFF3E0' }, motif: 'momo', shop: 'kiosk' },
  'matka-malai': {
    colours: { main: '#1F4E8C', second: '#FFF1D6' },
    motif: 'lassi',
    shop: 'shopfront',
  },
  'handi-hisaab': {
    colours: { main: '#5B1F3A', second: '#FFD27A' },
    motif: 'biryani',
    shop: 'shopfront',
  },
  'pav-patri': {
    colours: { main: '#F2B01E', second: '#4A1A0C' },
    motif: 'vada-pav',
    shop: 'kiosk',
  },
  'sandesh-sadan': {
    colours: { main: '#7A1F2B', second: '#FBE3C2' },
    motif: 'sweets',
    shop: 'interior-store',
  },
  'davara-house': {
    colours: { main: '#4A2C1A', second: '#F3D9A4' },
    motif: 'coffee',
    shop: 'interior-cafe',
  },
  'ras-rickshaw': {
    colours: { main: '#1B6B3C', second: '#FFE14D' },
    motif: 'juice',
    shop: 'kiosk',
  },
  'maska-oven': {
    colours: { main: '#FFD9A0', second: '#6B2C10' },
    motif: 'bakery',
    shop: 'shopfront',
  },
  'lachha-roll-co': {
    colours: { main: '#243B6B', second: '#FFC94D' },
    motif: 'rolls',
    shop: 'kiosk',
  },
  'bajra-bowl': {
    colours: { main: '#55602A', second: '#FFF0C9' },
    motif: 'millet-bowl',
    shop: 'interior-cafe',
  },
  'jamun-scoop': {
    colours: { main: '#5A2A6E', second: '#FFD6E8' },
    motif: 'ice-cream',
    shop: 'shopfront',
  },
  'aangan-kirana': {
    colours: { main: '#0F5F4E', second: '#FFE9A8' },
    motif: 'grocery',
    shop: 'interior-store',
  },
  'pallu-and-pleat': {
    colours: { main: '#8C1D4F', second: '#FFDCA8' },
    motif: 'sarees',
    shop: 'interior-store',
  },
  'chappal-chowk': {
    colours: { main: '#7A3E12', second: '#FFE3B8' },
    motif: 'footwear',
    shop: 'shopfront',
  },
  'sphatik-optics': {
    colours: { main: '#15455E', second: '#D9F1F7' },
    motif: 'eyewear',
    shop: 'interior-store',
  },
  'mewa-masala-co': {
    colours: { main: '#A3410F', second: '#FFF0CF' },
    motif: 'spices',
    shop: 'shopfront',
  },
  'jhumka-jharokha': {
    colours: { main: '#3D1F5C', second: '#F4D58D' },
    motif: 'jewellery',
    shop: 'shopfront',
  },
  'pahada-maths': {
    colours: { main: '#1D4E9E', second: '#FFE082' },
    motif: 'maths',
    shop: 'interior-class',
  },
  'robo-rangoli': {
    colours: { main: '#3B2A8C', second: '#FFC2E0' },
    motif: 'robotics',
    shop: 'interior-class',
  },
  'sargam-shed': {
    colours: { main: '#6E2340', second: '#FFD9B0' },
    motif: 'music-school',
    shop: 'interior-class',
  },
  'bol-bindaas': {
    colours: { main: '#0E6370', second: '#FFE7B3' },
    motif: 'spoken-english',
    shop: 'interior-class',
  },
  'laltain-tuition': {
    colours: { main: '#2B2F52', second: '#FFC845' },
    motif: 'tutoring',
    shop: 'interior-class',
  },
  'auzaar-academy': {
    colours: { main: '#A84300', second: '#FFF1E0' },
    motif: 'skill-training',
    shop: 'interior-class',
  },
  'kasrat-club': {
    colours: { main: '#22262B', second: '#F7C232' },
    motif: 'gym',
    shop: 'interior-gym',
  },
  'prana-terrace': {
    colours: { main: '#2E6B57', second: '#FBE9CF' },
    motif: 'yoga',
    shop: 'interior-gym',
  },
  'nuskha-pharmacy': {
    colours: { main: '#0B6B4F', second: '#FFFFFF' },
    motif: 'pharmacy',
    shop: 'shopfront',
  },
  'seedha-physio': {
    colours: { main: '#1E5C8A', second: '#E6F4FF' },
    motif: 'physiotherapy',
    shop: 'interior-clinic',
  },
  'namoona-labs': {
    colours: { main: '#8A1F3D', second: '#FFEBEF' },
    motif: 'diagnostics',
    shop: 'interior-clinic',
  },
  'doodh-daant': {
    colours: { main: '#BFE6F2', second: '#123F5C' },
    motif: 'dental',
    shop: 'interior-clinic',
  },
  'dhobi-depot': {
    colours: { main: '#1C5D99', second: '#FFF4D6' },
    motif: 'laundry',
    shop: 'shopfront',
  },
  'parcel-peti': {
    colours: { main: '#A3310F', second: '#FFE8C2' },
    motif: 'courier',
    shop: 'shopfront',
  },
  'chamak-crew': {
    colours: { main: '#0A6A6A', second: '#F4FFB8' },
    motif: 'home-cleaning',
    shop: 'interior-office',
  },
  'pana-and-pech': {
    colours: { main: '#2F3A44', second: '#FFB74D' },
    motif: 'home-repair',
    shop: 'shopfront',
  },
  'kagaz-kendra': {
    colours: { main: '#24518C', second: '#FFEFC9' },
    motif: 'documents',
    shop: 'kiosk',
  },
  'kaaj-batan': {
    colours: { main: '#5C2346', second: '#FFDDB5' },
    motif: 'tailoring',
    shop: 'shopfront',
  },
  'phone-marham': {
    colours: { main: '#0F3D5E', second: '#8CF0D2' },
    motif: 'phone-repair',
    shop: 'kiosk',
  },
  'suraj-chhat': {
    colours: { main: '#FFC629', second: '#12375C' },
    motif: 'solar',
    shop: 'interior-office',
  },
  'pehra-systems': {
    colours: { main: '#1E2A38', second: '#FFD166' },
    motif: 'cctv',
    shop: 'interior-store',
  },
  'galla-pos': {
    colours: { main: '#14532D', second: '#D8F5C7' },
    motif: 'billing',
    shop: 'interior-office',
  },
  'saancha-3d': {
    colours: { main: '#3A1C71', second: '#FFCF99' },
    motif: '3d-printing',
    shop: 'interior-store',
  },
  'mez-coworks': {
    colours: { main: '#1F3D36', second: '#F2CC8F' },
    motif: 'co-working',
    shop: 'interior-office',
  },
  'chaabi-desk': {
    colours: { main: '#6B3A0A', second: '#FFE6B0' },
    motif: 'property-desk',
    shop: 'interior-office',
  },
  'godown-gali': {
    colours: { main: '#E58A1F', second: '#2B1600' },
    motif: 'self-storage',
    shop: 'shopfront',
  },
  'saath-rooms': {
    colours: { main: '#3F4A8A', second: '#FFE3D3' },
    motif: 'co-living',
    shop: 'shopfront',
  },
  'kanghi-salon': {
    colours: { main: '#7B2152', second: '#FFE0EC' },
    motif: 'salon',
    shop: 'shopfront',
  },
  'moochh-mahal': {
    colours: { main: '#1A2B4C', second: '#F2C078' },
    motif: 'barber',
    shop: 'interior-store',
  },
  'nakhoon-nook': {
    colours: { main: '#F7B5C8', second: '#5A0F33' },
    motif: 'nails',
    shop: 'kiosk',
  },
  'ubtan-room': {
    colours: { main: '#5E4A12', second: '#FFE9A6' },
    motif: 'spa',
    shop: 'interior-clinic',
  },
  'attar-aala': {
    colours: { main: '#3B1E4F', second: '#F6C7A1' },
    motif: 'perfume',
    shop: 'kiosk',
  },
  'volt-chowki': {
    colours: { main: '#0B4F3F', second: '#B9FF66' },
    motif: 'ev-charging',
    shop: 'kiosk',
  },
  'paani-polish': {
    colours: { main: '#0C5A94', second: '#D5F3FF' },
    motif: 'car-wash',
    shop: 'shopfront',
  },
  'do-pahiya': {
    colours: { main: '#B3231B', second: '#FFF0D4' },
    motif: 'bike-service',
    shop: 'shopfront',
  },
  'tyre-tapri': {
    colours: { main: '#262626', second: '#FFC400' },
    motif: 'tyres',
    shop: 'shopfront',
  },
  'dooja-driver': {
    colours: { main: '#173B6C', second: '#FFDDA1' },
    motif: 'used-cars',
    shop: 'shopfront',
  },
  'lal-sarai': {
    colours: { main: '#8F1F1A', second: '#FFE4C4' },
    motif: 'budget-hotel',
    shop: 'shopfront',
  },
  'ticket-tanga': {
    colours: { main: '#0D5C75', second: '#FFE08A' },
    motif: 'travel-desk',
    shop: 'interior-office',
  },
  'charpai-stop': {
    colours: { main: '#1E5B33', second: '#FFE2A8' },
    motif: 'highway-stop',
    shop: 'shopfront',
  },
  'ghoom-wheels': {
    colours: { main: '#0F6674', second: '#FFD8A8' },
    motif: 'scooter-rental',
    shop: 'kiosk',
  },
  'rangrez-walls': {
    colours: { main: '#6A1B4D', second: '#FFD447' },
    motif: 'paint',
    shop: 'interior-store',
  },
  'rasoi-rekha': {
    colours: { main: '#344E41', second: '#F6E7C1' },
    motif: 'modular-kitchen',
    shop: 'interior-store',
  },
  'gaddi-takiya': {
    colours: { main: '#2C3E73', second: '#FBE8D3' },
    motif: 'mattress',
    shop: 'interior-store',
  },
  'gamla-gali': {
    colours: { main: '#9A4520', second: '#F3F7D4' },
    motif: 'plants',
    shop: 'shopfront',
  },
  'gilehri-preschool': {
    colours: { main: '#FFB52E', second: '#3F2208' },
    motif: 'preschool',
    shop: 'interior-class',
  },
  'lattu-land': {
    colours: { main: '#5B2A9D', second: '#FFE45E' },
    motif: 'play-zone',
    shop: 'interior-class',
  },
  'kathputli-toys': {
    colours: { main: '#B0201A', second: '#FFE39A' },
    motif: 'toys',
    shop: 'interior-store',
  },
  'chhota-chhaata': {
    colours: { main: '#0E5F86', second: '#FFE6F0' },
    motif: 'kids-wear',
    shop: 'interior-store',
  },
};
