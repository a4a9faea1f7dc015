const letters = 'abcdefghijklmnopqrstuvwxyz';
/** How most words of the generated catalogue, and many of the demo's, begin. */
const beginnings =
  'co ca ba sa pa ma ra de in fr qu sm ne ho se pr st lo fa br ch ki fo te sh su tr pu mu ba';
/** One letter beside words that many descriptions have. */
const typos = 'kitchne delivrey fresch qualty familly traning supprot brandd outelt marktes';

/** A hundred letters, eight beginnings, or ten typos, each time in another order: no cache has it. */
export function worstSearch(number: number): string {
  const words = [
    letters.repeat(4).split('').slice(0, 100),
    beginnings.split(' '),
    typos.split(' '),
  ][number % 3] as string[];
  const from = number % words.length;
  const turned = [...words.slice(from), ...words.slice(0, from)];
  const search = encodeURIComponent(`${turned.join(' ')} ${number}`.slice(0, 190));
  const pathname = number % 2 === 0 ? '/franchises' : '/admin/api/franchises';
  return `${pathname}?search=${search}&minInvestment=${number % 100_000}`;
}
