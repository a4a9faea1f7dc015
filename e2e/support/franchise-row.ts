/** A franchise as a foreign backend might send it; `changes` make it odd. */
export function franchiseRow(id: number | string, changes: Record<string, unknown> = {}) {
  return {
    id,
    slug: `brand-${id}`,
    business_name: `Brand ${id}`,
    category: 'Retail',
    description: 'Sells things over a counter.',
    headquarters: 'Pune',
    locations: ['Pune', 'Mumbai'],
    investment_min: 1_000_000,
    investment_max: 2_000_000,
    excepted_roi_min: 12,
    excepted_roi_max: 18,
    space_required: '300',
    is_active: true,
    is_featured: false,
    created_at: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}
