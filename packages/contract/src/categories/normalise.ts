import type { Category } from './entity.ts';
import { toNumber } from '../numeric.ts';
import { slugOf } from '../slug.ts';
import { tradeFieldNames, type TradeFieldName } from './trade.ts';
import { picture } from '../normalise/addresses.ts';
import { id, record, text } from '../normalise/values.ts';

/** The backend's stand-in picture counts as none, so that our own shows. */
function ownPicture(value: unknown): string | null {
  const image = picture(value);
  return image?.includes('default-category') ? null : image;
}

export function normaliseCategory(value: unknown): Category | null {
  const row = record(value);
  const name = text(row?.name);
  if (!row || !name) return null;
  const slug = text(row.slug) ?? slugOf(name);
  const categoryId = id(row.id) ?? slug;
  if (!slug) return null;
  return {
    id: categoryId,
    slug,
    name,
    description: text(row.description),
    image: ownPicture(row.image),
    ...(Object.fromEntries(tradeFieldNames.map((field) => [field, toNumber(row[field])])) as Record<
      TradeFieldName,
      number | null
    >),
    trade_source: text(row.trade_source),
  };
}
