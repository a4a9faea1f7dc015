import { cities } from '@naya/contract/constants';
import type { Facets } from '@naya/contract/franchises/entity';
import { Link } from 'react-router';
import { Field } from '../../components/field.tsx';
import { isChosen, placeChoices, type Choice } from './choice-list.tsx';
import { listingUrl } from './listing.ts';
import type { Filters } from './use-filters.ts';

const meanings = [
  { key: 'location', label: 'Open first' },
  { key: 'openIn', label: 'Only open' },
  { key: 'outletsIn', label: 'Has outlets' },
] as const;

const nowhere = { location: null, openIn: null, outletsIn: null, state: null };

type PlaceFilterProps = { filters: Filters; facets: Facets | null; form?: string | undefined };

/** The place, and what the brand is to have there. Links choose that, so that it works without scripts too. */
export function PlaceFilter({ filters, facets, form }: PlaceFilterProps) {
  const { listing, draft, apply } = filters;
  const meaning = meanings.findLast(({ key }) => draft[key] !== null)?.key ?? 'location';
  const place = draft[meaning] ?? draft.state;
  const { known, others, states } = placesOf(facets, meaning, place);
  const all = [...known, ...others, ...states];
  const groups = [
    { label: 'Large cities', choices: known },
    { label: 'Other cities', choices: others },
    { label: 'Whole states', choices: states },
  ];
  return (
    <div>
      <Field
        label="Where"
        hint={
          meaning === 'outletsIn'
            ? 'In brackets: with outlets'
            : 'In brackets: open for new partners'
        }
      >
        {(control) => (
          <select
            {...control}
            name={meaning}
            form={form}
            value={all.find(({ value }) => isChosen(value, place))?.value ?? ''}
            onChange={(event) =>
              apply({ ...nowhere, [meaning]: event.currentTarget.value || null })
            }
            className="control control-select"
          >
            <option value="">Anywhere in India</option>
            {groups.map(
              ({ label, choices }) =>
                choices.length > 0 && (
                  <optgroup key={label} label={label}>
                    {choices.map(({ value, count }) => (
                      <option key={value} value={value}>
                        {count === null ? value : `${value} (${count})`}
                      </option>
                    ))}
                  </optgroup>
                ),
            )}
          </select>
        )}
      </Field>
      {place !== null && (
        <nav
          aria-label={`In ${place}`}
          className="mt-2 grid grid-cols-3 rounded-control border border-line-strong"
        >
          {meanings.map(({ key, label }) => (
            <Link
              key={key}
              to={listingUrl({
                ...listing,
                query: { ...listing.query, ...nowhere, [key]: place, page: 1 },
              })}
              replace
              preventScrollReset
              aria-current={key === meaning || undefined}
              className="grid min-h-11 place-items-center rounded-[5px] px-1 text-center text-sm font-semibold text-ink-muted hover:text-ink aria-[current]:bg-sign-tint aria-[current]:text-sign"
            >
              {label}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}

/** The well-known cities first, the rest by name. Of states nobody counts who is open. */
function placesOf(
  facets: Facets | null,
  meaning: (typeof meanings)[number]['key'],
  place: string | null,
) {
  const counted = meaning === 'outletsIn' ? 'outletsIn' : 'openIn';
  const states = placeChoices([], facets, 'state', null).map(({ value }) => ({
    value,
    count: null,
  }));
  const isState = states.some(({ value }) => isChosen(value, place));
  const all = placeChoices(cities, facets, counted, isState ? null : place);
  const isKnown = ({ value }: Choice) => cities.some((city) => city === value);
  return { known: all.filter(isKnown), others: all.filter((each) => !isKnown(each)), states };
}
