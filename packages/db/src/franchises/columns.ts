import { listedFields } from '@naya/contract/franchises/entity';
import { pick } from '@naya/contract/pick';
import { and, eq, isNull } from 'drizzle-orm';
import { categories } from '../categories/table.ts';
import { franchises } from './table.ts';

/** A contract Franchise, from `franchises` joined with its category. */
export const franchiseColumns = {
  id: franchises.id,
  slug: franchises.slug,
  business_name: franchises.business_name,
  business_logo: franchises.business_logo,
  images: franchises.images,
  category: categories.name,
  description: franchises.description,
  headquarters: franchises.headquarters,
  locations: franchises.locations,
  territory_details: franchises.territory_details,
  investment_min: franchises.investment_min,
  investment_max: franchises.investment_max,
  excepted_roi_min: franchises.excepted_roi_min,
  excepted_roi_max: franchises.excepted_roi_max,
  space_required: franchises.space_required,
  is_active: franchises.is_active,
  is_featured: franchises.is_featured,
  trending_type: franchises.trending_type,
  user_id: franchises.user_id,
  features: franchises.features,
  requirements: franchises.requirements,
  support_provided: franchises.support_provided,
  support_offered: franchises.support_offered,
  training_details: franchises.training_details,
  establishment_year: franchises.establishment_year,
  total_outlets: franchises.total_outlets,
  phone: franchises.phone,
  email: franchises.email,
  website: franchises.website,
  status: franchises.status,
  gst_number: franchises.gst_number,
  cin_number: franchises.cin_number,
  franchise_fee: franchises.franchise_fee,
  royalty_percentage: franchises.royalty_percentage,
  contract_duration: franchises.contract_duration,
  model_type: franchises.model_type,
  cost_interior: franchises.cost_interior,
  cost_equipment: franchises.cost_equipment,
  cost_stock: franchises.cost_stock,
  cost_deposit: franchises.cost_deposit,
  cost_working_capital: franchises.cost_working_capital,
  costs_not_included: franchises.costs_not_included,
  deleted_at: franchises.deleted_at,
  created_at: franchises.created_at,
  updated_at: franchises.updated_at,
};

/** Columns that lists and cards show. */
export const listedColumns = pick(franchiseColumns, listedFields);

export const ofItsCategory = eq(categories.id, franchises.category_id);
export const publiclyVisible = and(
  eq(franchises.status, 'approved'),
  isNull(franchises.deleted_at),
);
