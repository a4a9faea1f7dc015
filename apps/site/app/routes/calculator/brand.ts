import type { Api } from '@naya/contract/api/port';
import { statedFigures } from '@naya/contract/calculator/stated-figures';
import { calculatorKeys } from '@naya/contract/calculator/inputs';
import { parseCalculatorCase, type StatedFigures } from '@naya/contract/calculator/query';
import { formatAmountRange } from '@naya/contract/format/amount';
import { stated } from '@naya/contract/format/figure';
import { openingCost, type OpeningCost } from '@naya/contract/franchises/opening-cost';
import type { Franchise } from '@naya/contract/franchises/entity';
import type { Id } from '@naya/contract/id';
import { calculatorUrl, franchiseParam } from '@naya/contract/urls';

export type Brand = {
  id: Id;
  name: string;
  investment: string | null;
  stated: StatedFigures;
  /** What opening costs by the brand's own figures; null when it names no investment. */
  costs: OpeningCost | null;
};

export async function readBrand(api: Api, id: string | null): Promise<Brand | null> {
  const franchise = id ? await api.franchise(id) : null;
  return franchise && brandOf(franchise);
}

type Stating = Parameters<typeof statedFigures>[0] &
  Parameters<typeof openingCost>[0] &
  Pick<Franchise, 'id' | 'business_name' | 'investment_max'>;

export function brandOf(franchise: Stating): Brand {
  return {
    id: franchise.id,
    name: franchise.business_name,
    investment: stated(formatAmountRange(franchise.investment_min, franchise.investment_max)),
    stated: statedFigures(franchise),
    costs: openingCost(franchise),
  };
}

/** The canonical form of a case's URL: known figures only, in one order. */
export function caseUrl(params: URLSearchParams): string {
  const { values } = parseCalculatorCase(params);
  const given = calculatorKeys.filter((key) => params.has(key));
  const figures = given.map((key) => [key, String(values[key])]);
  return calculatorUrl(params.get(franchiseParam) || undefined, new URLSearchParams(figures));
}
