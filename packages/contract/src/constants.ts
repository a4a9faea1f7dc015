/** The numbers and lists of the specification, each once. */

export const investment = {
  defaultMin: 500_000,
  defaultMax: 5_000_000,
  sliderMin: 100_000,
  sliderMax: 20_000_000,
  sliderStep: 100_000,
} as const;

export const minRoiOptions = [0, 10, 15, 20, 25, 30] as const;
/** Choices of "money back within so many months". */
export const maxRoiOptions = [12, 18, 24, 36, 48, 60] as const;
export const defaultMinRoi = 0;
export const defaultMaxRoi = 999;

export const homeCategories = [
  'Food & Beverage',
  'Retail',
  'Education',
  'Health & Fitness',
  'Services',
  'Technology',
  'Real Estate',
] as const;

export const cities = [
  'Mumbai',
  'Delhi',
  'Bangalore',
  'Chennai',
  'Hyderabad',
  'Pune',
  'Kolkata',
  'Ahmedabad',
  'Jaipur',
] as const;

export const sortOptions = [
  { value: 'featured', label: 'Featured' },
  { value: 'name', label: 'Name (A to Z)' },
  { value: 'investmentLow', label: 'Lowest investment' },
  { value: 'investmentHigh', label: 'Highest investment' },
  { value: 'roiHigh', label: 'Longest payback' },
  { value: 'roiLow', label: 'Shortest payback' },
  { value: 'openingLow', label: 'Lowest cost to open' },
  { value: 'checked', label: 'Most checked by us' },
] as const;
export type SortOption = (typeof sortOptions)[number]['value'];
export const defaultSort: SortOption = 'featured';

export const listingPageSize = 24;
export const catalogueLimit = 1_000;

export const featuredDescriptionWords = 25;
export const listingDescriptionCharacters = 100;
export const blogExcerptCharacters = 120;
export const latestBlogCount = 3;
export const trendingFallbackCount = 3;

export const bannerIntervalMs = 3_000;
export const categoryCarouselPageSize = 4;
export const resizeBlockMs = 250;
export const galleryImageCount = 4;
/** How many bytes a form of texts may have, one with texts that people write at length, and one with pictures. */
export const maxFormBytes = {
  texts: 100 * 1024,
  longTexts: 1024 * 1024,
  pictures: 27 * 1024 * 1024,
};
export const listingImageCount = 4;
export const contactSuccessMs = 5_000;
export const listingRedirectMs = 2_000;
export const headerShadowScrollPx = 20;

/** Only these widths of a stored picture exist; `/media` answers 404 to any other. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;

/** Twice the height at which mails show the logo. */
export const mailLogoHeight = 96;
export const pictureFormats = ['avif', 'webp'] as const;

export const trendingTypes = ['weekly', 'monthly'] as const;
export const franchiseStatuses = ['pending', 'approved', 'rejected', 'suspended'] as const;
export const videoTypes = ['youtube', 'vimeo', 'custom', 'image'] as const;
/** In English as PostgreSQL writes them: `brand_due_at` compares names. */
export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** How long a mailed link to one's own data works. */
export const dataLinkDays = 30;

export const submissionKinds = [
  'enquiry',
  'investor',
  'contact',
  'listing',
  'report',
  'event',
] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** The picture of a shared link, as every network shows it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** What a brand can be filtered by: anything checked by us, or a kind of check. */
export const checkedOptions = [
  { value: 'any', label: 'Anything checked by us' },
  { value: 'visit', label: 'Outlet visited' },
  { value: 'contact', label: 'Contact rung' },
  { value: 'document', label: 'Documents seen' },
  { value: 'registration', label: 'Registration numbers checked' },
] as const;
export type CheckedOption = (typeof checkedOptions)[number]['value'];

/** The rail of promise and reality shows so many months; what took longer stands at its end. */
export const railMonths = 60;
