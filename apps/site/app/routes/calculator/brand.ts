import type { Api } from '@naya/contract/api/port';
import { calculatorKeys } from '@naya/contract/calculator/inputs';
import { parseCalculatorCase, type StartingFigures } from '@naya/contract/calculator/query';
import { startingFigures, type Trade } from '@naya/contract/calculator/starting-figures';
import { formatAmountRange } from '@naya/contract/format/amount';
import { stated } from '@naya/contract/format/figure';
import { formatRoiMonths } from '@naya/contract/format/roi';
import type { Franchise } from '@naya/contract/franchises/entity';
import type { Id } from '@naya/contract/id';
import { calculatorUrl, franchiseParam } from '@naya/contract/urls';

export type Brand = {
  id: Id;
  name: string;
  investment: string | null;
  payback: string | null;
  excepted_roi_min: number | null;
  excepted_roi_max: number | null;
  category: string;
  starting: StartingFigures;
  tradeSource: string | null;
};

export async function readBrand(api: Api, id: string | null): Promise<Brand | null> {
  const franchise = id ? await api.franchise(id) : null;
  return franchise && brandOf(franchise, await readTrade(api, franchise));
}

/** Null when the category has no figures, or cannot be read now: then only what the brand states is filled in. */
export async function readTrade(
  api: Api,
  { category }: Pick<Franchise, 'category'>,
): Promise<Trade | null> {
  const all = await api.categories().catch(() => []);
  const found = all.find(({ name }) => name === category);
  return found?.trade_source ? found : null;
}

type Stating = Parameters<typeof startingFigures>[0] &
  Pick<Franchise, 'id' | 'business_name' | 'category' | 'excepted_roi_min' | 'excepted_roi_max'>;

export function brandOf(franchise: Stating, trade: Trade | null): Brand {
  const { excepted_roi_min, excepted_roi_max } = franchise;
  return {
    id: franchise.id,
    name: franchise.business_name,
    investment: stated(formatAmountRange(franchise.investment_min, franchise.investment_max)),
    payback: stated(formatRoiMonths(excepted_roi_min, excepted_roi_max)),
    excepted_roi_min,
    excepted_roi_max,
    category: franchise.category,
    starting: startingFigures(franchise, trade),
    tradeSource: trade?.trade_source ?? null,
  };
}

/** The canonical form of a case's URL: known figures only, in one order. */
export function caseUrl(params: URLSearchParams): string {
  const { values, faults } = parseCalculatorCase(params);
  const figures = calculatorKeys.flatMap((key) => {
    const figure = faults[key]?.typed ?? values[key];
    return params.get(key)?.trim() && figure !== null ? [[key, String(figure)]] : [];
  });
  return calculatorUrl(params.get(franchiseParam) || undefined, new URLSearchParams(figures));
}
