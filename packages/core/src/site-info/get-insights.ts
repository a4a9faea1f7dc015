import type { CatalogueOverview } from '@naya/contract/franchises/catalogue/create-catalogue';
import type { Insight } from '@naya/contract/site-info/insight';
import type { ReadContext } from '../context.ts';

type FigureName = 'brands' | 'investment' | 'payback' | 'outlets';
type Words = Pick<Insight, 'id' | 'title' | 'unit' | 'description'>;

function asInsight(
  { all, categories }: CatalogueOverview,
  name: FigureName,
  words: Words,
): Insight {
  const series = categories.flatMap(({ category, [name]: value }) =>
    value === null ? [] : [{ label: category, value }],
  );
  return { ...words, value: all[name] ?? 0, series };
}

/** Figures of the whole catalogue, by category and by state. */
export async function getInsights({ catalogue }: ReadContext): Promise<Insight[]> {
  const overview = await (await catalogue.current()).overview();
  return [
    asInsight(overview, 'brands', {
      id: 'brands',
      title: 'Brands by category',
      unit: 'brands',
      description: 'Listed brands, by category; some take no new partners for now.',
    }),
    asInsight(overview, 'investment', {
      id: 'median-investment',
      title: 'Median investment',
      unit: 'INR',
      description:
        'Of the middle of each brand’s range: half of the brands ask for less, half for more.',
    }),
    asInsight(overview, 'payback', {
      id: 'median-payback',
      title: 'Median payback time',
      unit: 'months',
      description:
        'Of the middle of each brand’s range: half of the brands expect the investment back by then.',
    }),
    {
      id: 'brands-by-state',
      title: 'Brands by state',
      value: overview.states.length,
      unit: 'states',
      description:
        'States with at least one brand, there already or open to partners, and how many brands each has.',
      series: overview.states,
    },
    asInsight(overview, 'outlets', {
      id: 'outlets',
      title: 'Outlets by category',
      unit: 'outlets',
      description: 'Outlets that the listed brands already run.',
    }),
  ];
}
