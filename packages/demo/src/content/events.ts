import type { DemoEvent } from './types.ts';

/** The video ids belong to no video: players show their own "not available" screen. */
export const events: DemoEvent[] = [
  {
    slug: 'franchise-mela-bangalore',
    title: 'Franchise Mela Bangalore',
    date: '2026-11-28T10:30:00+05:30',
    location: 'Bangalore, Sample Convention Hall',
    description:
      'Forty-two brands under one roof for a day, each with its last audited accounts on the table. Bring your budget and your pin code: the matching desk gives you a list of six stalls to visit first. Talks at noon and at three on leases and on payback. Entry is free with registration, and children can be left at the play corner.',
    video_type: 'youtube',
    video_id: 'q7Zt_0kWnXe',
    picture: 'event-mela-hall',
  },
  {
    slug: 'ten-to-twenty-lakh',
    title: 'Ten to Twenty Lakh: What Opens',
    date: '2026-12-05T17:00:00+05:30',
    location: 'Online',
    description:
      'A ninety-minute session for first-time investors who have between ten and twenty lakh. Three owners, of a bakery, a laundry and a tuition centre, show their first-year ledgers month by month, including the months that went wrong. Questions are taken by name and in turn. A worksheet for your own numbers is sent to everyone who registers.',
    video_type: 'youtube',
    video_id: 'Vb2-rMf9hUo',
    picture: 'event-ledger-screen',
  },
  {
    slug: 'site-walk-pune',
    title: 'Site Walk: Three Streets in Pune',
    date: '2026-12-19T16:30:00+05:30',
    location: 'Pune, starting at Sample Chowk',
    description:
      'Walk three streets with two people who choose shop sites for a living. You will count footfall with a clicker, read a rent board, look for drains and transformers, and guess the turnover of a corner tea stall before its owner tells you. Groups of twelve, comfortable shoes, and tea at the end. Rain date is the next Saturday.',
    video_type: 'image',
    video_id: null,
    picture: 'event-site-walk',
  },
  {
    slug: 'agreement-reading-room',
    title: 'Agreement Reading Room',
    date: '2027-01-09T11:00:00+05:30',
    location: 'Delhi, Sample Law Library',
    description:
      'Read a complete sample franchise agreement aloud, clause by clause, with a lawyer who has drafted them for both sides. The morning covers territory, fees and supply; the afternoon covers renewal, resale and leaving early. Participants mark up their own copy and take it home. Limited to thirty seats so that every question gets an answer.',
    video_type: 'vimeo',
    video_id: '4815900027',
    picture: 'event-agreement',
  },
  {
    slug: 'food-owners-meet-hyderabad',
    title: 'Food Owners’ Meet Hyderabad',
    date: '2027-01-23T10:00:00+05:30',
    location: 'Hyderabad, Sample Trade Centre',
    description:
      'An open day for people who already run a kitchen and those about to start one. Sessions on food cost, delivery-app commission, cooks who leave and gas safety, given by owners and not by consultants. Six brands cook on site through lunch. A quiet room is set aside for one-to-one talks, booked in slots of twenty minutes.',
    video_type: 'youtube',
    video_id: 'Lw5XjC8_dyI',
    picture: 'event-kitchen-stage',
  },
  {
    slug: 'small-city-roadshow',
    title: 'Small City Roadshow: Indore to Surat',
    date: '2027-02-06T12:00:00+05:30',
    location: 'Indore, Ujjain, Vadodara and Surat',
    description:
      'Four cities in eight days, in a bus with a fold-out counter. At every halt, five brands that are looking for partners in that very city meet visitors in the town hall yard, and a local bank officer explains loans without collateral. Timings differ from city to city and are sent by message two days before the bus arrives.',
    video_type: 'image',
    video_id: null,
    picture: 'event-roadshow-bus',
  },
  {
    slug: 'women-in-franchising-kolkata',
    title: 'Women Who Own the Shop',
    date: '2027-02-27T15:00:00+05:30',
    location: 'Kolkata, Sample Cultural Centre',
    description:
      'Seven women who run preschools, salons, a pharmacy and a tyre shop talk about money first and balance second. How they financed the fit-out, what landlords asked them, whom they hired, and how long it took to pay themselves a salary. The second hour is given to small tables, one owner to each, so that nobody leaves with an unasked question.',
    video_type: 'vimeo',
    video_id: '4815900113',
    picture: 'event-women-owners',
  },
  {
    slug: 'brand-readiness-clinic-mumbai',
    title: 'Brand Readiness Clinic',
    date: '2027-03-13T10:00:00+05:30',
    location: 'Mumbai, Sample Business Club',
    description:
      'For owners of two to ten outlets who wonder whether they can franchise. Bring twelve months of accounts for each outlet and your operations notes, however rough. A panel goes through them with you in private for forty minutes and says yes, not yet or no, with reasons on one page. Fifteen appointments through the day, and no selling.',
    video_type: 'image',
    video_id: null,
    picture: 'event-clinic-table',
  },
];
