/** Labels of fields whose own name does not explain them to the operator. */
export const fieldNames = {
  assignee_id: 'Given to',
  business_logo: 'Logo',
  business_name: 'Name',
  category_id: 'Category',
  cin_number: 'CIN',
  deleted_at: 'In the trash since',
  due_on: 'Due',
  email: 'E-mail',
  excepted_roi_max: 'Payback to (months)',
  excepted_roi_min: 'Payback from (months)',
  first_response_at: 'First response',
  franchise_fee: 'Franchise fee (₹)',
  gst_number: 'GSTIN',
  images: 'Pictures',
  investment_max: 'Investment to (₹)',
  investment_min: 'Investment from (₹)',
  is_active: 'Active',
  is_featured: 'Featured',
  locations: 'Cities',
  meta_description: 'Summary for search engines',
  model_type: 'Model',
  published_at: 'Publish at',
  royalty_percentage: 'Royalty (%)',
  slug: 'Address on the site',
  territory_details: 'States and territories',
  trending_type: 'Trending',
  video_type: 'Kind of media',
  video_url: 'Video address',
} as const;

const named: Record<string, string> = fieldNames;

/** 'total_outlets' and 'totalOutlets' → 'Total outlets' */
export function fieldName(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`);
  return named[name] ?? words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
