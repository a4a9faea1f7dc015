import { enquiries, type EnquiriesState } from '@naya/store/areas/enquiries';
import { franchises, type FranchisesState } from '@naya/store/areas/franchises';
import { configureAreas, type StoreOf } from '@naya/store/configure';
import { fetchInTime } from './fetch-in-time.ts';

export type Store = StoreOf<{ franchises: FranchisesState; enquiries: EnquiriesState }>;

/** The two areas of the shared store that the widget shows. */
export function openStore(host: string): Store {
  const hosts = { catalogueHost: host, siteHost: host };
  return configureAreas({ franchises, enquiries }, { ...hosts, fetch: fetchInTime });
}
