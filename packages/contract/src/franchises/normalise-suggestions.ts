import { toNumber } from '../numeric.ts';
import { picture } from '../normalise/addresses.ts';
import { array, id, record, text, type Loose } from '../normalise/values.ts';
import type { Suggestions } from './suggestions.ts';

type Named<Each> = (row: Loose) => Each | null;

function readAll<Each>(value: unknown, read: Named<Each>): Each[] {
  return (array(value) ?? []).flatMap((each) => {
    const row = record(each);
    const found = row && read(row);
    return found ? [found] : [];
  });
}

/** Null unless it is an object; what is missing in it is empty. */
export function normaliseSuggestions(body: unknown): Suggestions | null {
  const answer = record(body);
  return (
    answer && {
      brands: readAll(answer.brands, (row) => {
        const [key, business_name] = [id(row.id), text(row.business_name)];
        if (key === null || business_name === null) return null;
        const category = text(row.category) ?? '';
        return { id: key, business_name, business_logo: picture(row.business_logo), category };
      }),
      categories: readAll(answer.categories, (row) => {
        const [name, slug] = [text(row.name), text(row.slug)];
        return name && slug ? { name, slug } : null;
      }),
      cities: readAll(answer.cities, (row) => {
        const [name, state] = [text(row.name), text(row.state)];
        return name && state ? { name, state } : null;
      }),
      articles: readAll(answer.articles, (row) => {
        const [slug, title] = [text(row.slug), text(row.title)];
        return slug && title ? { slug, title } : null;
      }),
      amounts: readAll(answer.amounts, (row) => {
        const [label, maxInvestment] = [text(row.label), toNumber(row.maxInvestment)];
        return label && maxInvestment !== null ? { label, maxInvestment } : null;
      }),
    }
  );
}
