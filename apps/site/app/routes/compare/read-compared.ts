import type { Api } from '@naya/contract/api/port';
import type { ComparedFranchise } from '@naya/contract/desk/comparison';

export type Compared = { franchises: ComparedFranchise[]; missing: number };

/** A brand that was taken down leaves the others to be compared. */
export async function readCompared(api: Api, ids: number[]): Promise<Compared> {
  const read = await Promise.all(ids.map((id) => api.franchise(String(id))));
  const franchises = read.filter((franchise) => franchise !== null).map(toCompared);
  return { franchises, missing: ids.length - franchises.length };
}

/** Only what the table shows travels in the page. */
function toCompared(franchise: ComparedFranchise): ComparedFranchise {
  return {
    id: franchise.id,
    business_name: franchise.business_name,
    business_logo: franchise.business_logo,
    category: franchise.category,
    headquarters: franchise.headquarters,
    locations: franchise.locations,
    investment_min: franchise.investment_min,
    investment_max: franchise.investment_max,
    excepted_roi_min: franchise.excepted_roi_min,
    excepted_roi_max: franchise.excepted_roi_max,
    space_required: franchise.space_required,
    franchise_fee: franchise.franchise_fee,
    royalty_percentage: franchise.royalty_percentage,
    contract_duration: franchise.contract_duration,
    model_type: franchise.model_type,
    establishment_year: franchise.establishment_year,
    total_outlets: franchise.total_outlets,
    support_provided: franchise.support_provided,
    training_details: franchise.training_details,
    gst_number: franchise.gst_number,
    cin_number: franchise.cin_number,
  };
}
