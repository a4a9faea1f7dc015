import type { Insight } from '@naya/contract/site-info/insight';
import { sql } from '../drizzle.ts';
import type { Db } from '../client.ts';
import { categories } from '../categories/table.ts';
import { franchises } from './table.ts';
import { ofItsCategory, publiclyVisible } from './columns.ts';

type Series = Insight['series'];

/** The middle of a range; a missing end equals the other. */
const investment = sql`(coalesce(${franchises.investment_min}, ${franchises.investment_max}) + coalesce(${franchises.investment_max}, ${franchises.investment_min})) / 2.0`;
const payback = sql`(coalesce(${franchises.excepted_roi_min}, ${franchises.excepted_roi_max}) + coalesce(${franchises.excepted_roi_max}, ${franchises.excepted_roi_min})) / 2.0`;

/** One row for each category, and one without a name for the whole catalogue. */
async function readFigures(db: Db) {
  return await db
    .select({
      category: sql<string | null>`${categories.name}`,
      brands: sql<number>`count(${franchises.id})::int`,
      investment: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${investment}))::float8`,
      payback: sql<
        number | null
      >`round(percentile_cont(0.5) within group (order by ${payback}))::float8`,
      outlets: sql<number>`coalesce(sum(${franchises.total_outlets}), 0)::float8`,
    })
    .from(franchises)
    .innerJoin(categories, ofItsCategory)
    .where(publiclyVisible)
    .groupBy(sql`grouping sets ((${categories.name}), ())`)
    .orderBy(sql`count(*) desc`, sql`1`);
}

/** From the search index, which knows the states of a brand's headquarters, locations and lists of places. */
async function readStates(db: Db): Promise<Series> {
  const { rows } = await db.execute<{ label: string; value: number }>(sql`
    select substr(term, 7) as label, sum(bit_count(coalesce(dense, sparse)))::int as value
    from search_bits where term >= 'state ' and term < 'state!'
    group by term
    order by value desc, label`);
  return rows;
}

type Figures = Awaited<ReturnType<typeof readFigures>>;
type FigureName = 'brands' | 'investment' | 'payback' | 'outlets';

function asInsight(
  figures: Figures,
  name: FigureName,
  words: Pick<Insight, 'id' | 'title' | 'unit' | 'description'>,
): Insight {
  const whole = figures.find(({ category }) => category === null)?.[name] ?? 0;
  const series = figures.flatMap(({ category, [name]: value }) =>
    category === null || value === null ? [] : [{ label: category, value }],
  );
  return { ...words, value: whole, series };
}

export async function readInsights(db: Db): Promise<Insight[]> {
  const [figures, states] = await Promise.all([readFigures(db), readStates(db)]);
  return [
    asInsight(figures, 'brands', {
      id: 'brands',
      title: 'Brands by category',
      unit: 'brands',
      description: 'Franchise brands open to new partners, by category.',
    }),
    asInsight(figures, 'investment', {
      id: 'median-investment',
      title: 'Median investment',
      unit: 'INR',
      description: 'Half of the brands ask for less than this, half for more.',
    }),
    asInsight(figures, 'payback', {
      id: 'median-payback',
      title: 'Median payback time',
      unit: 'months',
      description: 'The months after which half of the brands expect the investment back.',
    }),
    {
      id: 'brands-by-state',
      title: 'Brands by state',
      value: states.length,
      unit: 'states',
      description:
        'States with at least one brand, there already or open to partners, and how many brands each has.',
      series: states,
    },
    asInsight(figures, 'outlets', {
      id: 'outlets',
      title: 'Outlets by category',
      unit: 'outlets',
      description: 'Outlets that the listed brands already run.',
    }),
  ];
}
