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

/** The class names that give an element and what is in it the category's colours. */
export function categoryHue(category: string): string {
  const name = category.trim().toLowerCase();
  const place = known.indexOf(name);
  return `hue hue-${place < 0 ? hashOf(name) % known.length : place}`;
}
