export const categoryNames = [
  'Food & Beverage',
  'Retail',
  'Education',
  'Health & Fitness',
  'Services',
  'Technology',
  'Real Estate',
  'Beauty & Salon',
  'Automotive',
  'Logistics',
  'Home Interiors',
  'Travel',
  'Kids & Toys',
  'Pet Care',
  'Pharmacy',
  'Agriculture',
] as const;

export const trades: Record<(typeof categoryNames)[number], readonly string[]> = {
  'Food & Beverage': ['Chai', 'Coffee', 'Biryani', 'Dosa', 'Bakery', 'Momos', 'Juice', 'Thali'],
  Retail: ['Mart', 'Garments', 'Footwear', 'Sarees', 'Eyewear', 'Stationery', 'Grocers'],
  Education: ['Academy', 'Preschool', 'Coaching', 'Abacus', 'Robotics', 'Tutorials'],
  'Health & Fitness': ['Gym', 'Yoga', 'Clinic', 'Diagnostics', 'Physiotherapy', 'Dental'],
  Services: ['Cleaners', 'Laundry', 'Security', 'Staffing', 'Repairs', 'Printing'],
  Technology: ['Mobiles', 'Computers', 'Solar', 'Drones', 'Cloud', 'Electronics'],
  'Real Estate': ['Homes', 'Coworking', 'Hostels', 'Realty', 'Storage'],
  'Beauty & Salon': ['Salon', 'Spa', 'Nails', 'Bridal', 'Cosmetics', 'Tattoo'],
  Automotive: ['Carwash', 'Tyres', 'Motors', 'Batteries', 'Detailing', 'Bikes'],
  Logistics: ['Couriers', 'Movers', 'Cargo', 'Warehousing', 'Delivery'],
  'Home Interiors': ['Kitchens', 'Furniture', 'Paints', 'Lighting', 'Mattress', 'Curtains'],
  Travel: ['Holidays', 'Cabs', 'Visas', 'Resorts', 'Treks'],
  'Kids & Toys': ['Toys', 'Playzone', 'Daycare', 'Kidswear', 'Books'],
  'Pet Care': ['Pets', 'Grooming', 'Aquarium', 'Vets'],
  Pharmacy: ['Pharmacy', 'Ayurveda', 'Organics', 'Wellness', 'Optics'],
  Agriculture: ['Seeds', 'Nursery', 'Dairy', 'Hydroponics', 'Fertilisers'],
};

export const cities =
  `Mumbai Delhi Bangalore Hyderabad Pune Chennai Kolkata Ahmedabad Jaipur Surat Lucknow Nagpur Indore
Thane Bhopal Visakhapatnam Patna Vadodara Ghaziabad Ludhiana Agra Nashik Faridabad Meerut Rajkot Varanasi Srinagar
Aurangabad Dhanbad Amritsar Allahabad Ranchi Howrah Coimbatore Jabalpur Gwalior Vijayawada Jodhpur Madurai Raipur Kota
Guwahati Chandigarh Solapur Hubli Mysore Tiruchirappalli Bareilly Aligarh Moradabad Jalandhar Bhubaneswar Salem Warangal
Kochi Dehradun Udaipur Mangalore Siliguri Shimla`.split(/\s+/);

export const adjectives =
  `Royal Urban Golden Desi Happy Fresh Green Little Grand Silver Bright Smart Prime Classic Modern
Family Village Metro Lucky Sunny Blue Rapid Gentle Spicy Swift`.split(/\s+/);

const openings = 'ka ra va ni so ma de ji tu pa cho ba lu zi ha mi re sha gu te'.split(' ');
const middles = 'ri ma lo ve ta na di ku se ya bo la ni ro pu ge'.split(' ');
const endings = 'ro ni va sha ka li to ma ra na du ji bi ti lo'.split(' ');

/** Invented names such as 'Karilo': thousands of rare words, as brands are. */
export const inventedNames = openings.flatMap((first) =>
  middles.flatMap((second) =>
    endings.map((third) => first.charAt(0).toUpperCase() + first.slice(1) + second + third),
  ),
);

export const selling =
  `proven recipe central kitchen quick setup trained staff loyal customers low rent strong margins
daily footfall steady demand festival season online orders weekend rush simple menu trusted suppliers fast billing
modern design clean stores local marketing regional warehouse technology support monthly audits easy licensing flexible
formats kiosk express lounge premium budget mall highway campus neighbourhood township growing market first mover bulk
purchase shared profit transparent reporting hands training launch crew mentor programme owner community seasonal offers
membership plans repeat visits healthy choices handmade quality natural ingredients safe hygiene certified equipment
warranty service network delivery partners franchise agreement territory rights refundable deposit working capital break
even lakh turnover outlets cities expansion roadmap brand recall celebrity events digital campaigns photo friendly
interiors`.split(/\s+/);
