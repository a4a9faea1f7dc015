import type { Api } from '@naya/contract/api/port';
import { section } from '../../data/load.ts';
import { readDetail, readMedians, readMoney, readRelated } from './read-franchise.ts';

/** Not in the route file: the browser fetches it only when a visitor comes here from another page. */
export function loadFranchise(
  api: Api,
  { params }: { params: { id: string } },
  searchedCity: string | null = null,
) {
  const franchise = api.franchise(params.id);
  return {
    franchise: section(readDetail(franchise)),
    medians: section(readMedians(api, franchise, searchedCity)),
    money: section(readMoney(api, franchise)),
    related: section(readRelated(api, franchise)),
  };
}
