import type {
  Settings,
  SocialLinks,
  ContactInfo,
  BusinessHours,
  WeekDay,
  About,
  CountedStats,
  Stats,
} from './entity.ts';
import { provider } from './provider.ts';
import { record, text, array } from '../normalise/values.ts';
import { link, picture } from '../normalise/addresses.ts';
import { weekDays } from '../constants.ts';
import { toNumber } from '../numeric.ts';
import type { Insight } from './insight.ts';

export function normaliseSettings(value: unknown): Settings | null {
  const row = record(value);
  if (!row) return null;
  return {
    site_name: text(row.site_name) ?? provider.siteName,
    whatsapp_number: text(row.whatsapp_number),
  };
}

export function normaliseSocialLinks(value: unknown): SocialLinks | null {
  const row = record(value);
  if (!row) return null;
  return {
    facebook: link(row.facebook),
    twitter: link(row.twitter),
    instagram: link(row.instagram),
    linkedin: link(row.linkedin),
  };
}

/** Each list holds objects with a field of the list's own name; plain texts are taken too. */
function entries(row: Record<string, unknown>, key: string): string[] {
  const items = array(row[key]) ?? [row[key]];
  return items
    .map((item) => text(record(item)?.[key]) ?? text(item))
    .filter((item) => item !== null);
}

export function normaliseContactInfo(value: unknown): ContactInfo | null {
  const row = record(value);
  if (!row) return null;
  return {
    address: entries(row, 'address').map((address) => ({ address })),
    email: entries(row, 'email').map((email) => ({ email })),
    phone: entries(row, 'phone').map((phone) => ({ phone })),
  };
}

/** 'monday', 'MON', 'Tues' → the day. */
function weekDay(value: unknown): WeekDay | null {
  const name = text(value)?.toLowerCase() ?? '';
  if (name.length < 3) return null;
  return weekDays.find((day) => day.toLowerCase().startsWith(name)) ?? null;
}

/** A map of day to hours or a list of {day, hours}; Monday first, each day once. */
export function normaliseBusinessHours(value: unknown): BusinessHours | null {
  const map = record(value);
  if (!map && !Array.isArray(value)) return null;
  const entries: [unknown, unknown][] = map
    ? Object.entries(map)
    : Array.from(value as unknown[], (row) => [record(row)?.day, record(row)?.hours]);
  const hoursByDay = new Map<WeekDay, string>();
  for (const [name, entry] of entries) {
    const day = weekDay(name);
    const hours = text(entry);
    if (day && hours && !hoursByDay.has(day)) hoursByDay.set(day, hours);
  }
  return weekDays.flatMap((day) => {
    const hours = hoursByDay.get(day);
    return hours === undefined ? [] : [{ day, hours }];
  });
}

export function normaliseAbout(value: unknown): About | null {
  const row = record(value);
  const title = text(row?.title);
  const content = text(row?.content);
  if (!row || (title === null && content === null)) return null;
  const values = array(row.values)?.flatMap((each) => {
    const name = text(record(each)?.title);
    return name === null ? [] : [{ title: name, text: text(record(each)?.text) ?? '' }];
  });
  return {
    title: title ?? '',
    content: content ?? '',
    image: picture(row.image),
    ...(values && { values }),
  };
}

const additional = ['threshold', 'outlets', 'payback_months', 'categories'] as const;

const three = ({ brands, investors, cities }: Record<string, unknown>): CountedStats => ({
  brands: toNumber(brands) ?? 0,
  investors: toNumber(investors) ?? 0,
  cities: toNumber(cities) ?? 0,
});

export function normaliseStats(value: unknown): Stats | null {
  const row = record(value);
  if (!row) return null;
  const counted = record(row.counted);
  return {
    ...three(row),
    ...(counted && { counted: three(counted) }),
    ...Object.fromEntries(
      additional.flatMap((name) => {
        const figure = toNumber(row[name]);
        return figure === null ? [] : [[name, figure]];
      }),
    ),
  };
}

function point(value: unknown): Insight['series'][number] | null {
  const label = text(record(value)?.label);
  const number = toNumber(record(value)?.value);
  return label === null || number === null ? null : { label, value: number };
}

export function normaliseInsight(value: unknown): Insight | null {
  const row = record(value);
  const id = text(row?.id);
  const title = text(row?.title);
  const number = toNumber(row?.value);
  if (!row || !id || !title || number === null) return null;
  return {
    id,
    title,
    value: number,
    unit: text(row.unit) ?? '',
    description: text(row.description) ?? '',
    series: (array(row.series) ?? []).map(point).filter((each) => each !== null),
  };
}
