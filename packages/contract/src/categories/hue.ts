/** The place in this list is the number of the hue, so the categories that meet most often stay apart. */
const known = [
  'food & beverage',
  'retail',
  'education',
  'health & fitness',
  'services',
  'technology',
  'real estate',
  'beauty & wellness',
  'automotive',
  'travel & hospitality',
  'home & living',
  'kids & play',
];

function hashOf(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}

/** The number of a category's hue, 0 to 11; each style sheet gives that number its colours. */
export function hueNumber(category: string): number {
  const name = category.trim().toLowerCase();
  const place = known.indexOf(name);
  return place < 0 ? hashOf(name) % known.length : place;
}
