import type { FranchiseQuery } from '@naya/contract/franchises/query';
import type { Understood } from '@naya/contract/franchises/understand/understand-search';

type Meant = { query: FranchiseQuery; understood: Understood[] };
type Found<Each> = { franchises: Each[]; total: number };
type Drop = { text: string; search: string | null; parameter: string | null };
type Candidate = { drop: Drop; query: FranchiseQuery };

/** Each is one more search. */
const maxTried = 6;
const maxShown = 6;

const filters = [
  'category',
  'location',
  'openIn',
  'outletsIn',
  'state',
  'minRoi',
  'maxRoi',
  'minInvestment',
  'maxInvestment',
  'checked',
  'trending',
] as const satisfies (keyof FranchiseQuery)[];

const splitWords = (search: string | null) => (search ?? '').split(/\s+/).filter(Boolean);
const joinWithout = (search: string | null, word: string) =>
  splitWords(search)
    .filter((each) => each !== word)
    .join(' ') || null;

/** Lists parts to leave out: a word, something that words were understood to mean, a chosen filter. */
function listCandidates(asked: FranchiseQuery, { query, understood }: Meant): Candidate[] {
  const words = splitWords(query.search).map((word) => ({
    drop: { text: word, search: joinWithout(asked.search, word), parameter: null },
    query: { ...query, search: joinWithout(query.search, word) },
  }));
  const meant = understood.map(({ parameter, text, rest }) => ({
    drop: { text, search: rest || null, parameter: null },
    query: { ...query, [parameter]: null },
  }));
  const chosen = filters
    .filter((name) => asked[name] !== null)
    .map((name) => ({
      drop: { text: String(asked[name]), search: asked.search, parameter: name },
      query: { ...query, [name]: null },
    }));
  return [...words, ...meant, ...chosen].slice(0, maxTried);
}

/** When nothing is found: what to leave out, the least loss first, and the brands that this would bring. */
export async function relaxSearch<Each>(
  asked: FranchiseQuery,
  meant: Meant,
  read: (query: FranchiseQuery) => Promise<Found<Each>>,
): Promise<{ drop: (Drop & { total: number })[]; nearest: Each[] }> {
  const found: { drop: Drop & { total: number }; nearest: Each[] }[] = [];
  for (const { drop, query } of listCandidates(asked, meant)) {
    const { franchises, total } = await read({ ...query, page: 1, limit: maxShown });
    if (total > 0) found.push({ drop: { ...drop, total }, nearest: franchises });
  }
  found.sort((one, other) => one.drop.total - other.drop.total);
  return { drop: found.map(({ drop }) => drop), nearest: found[0]?.nearest ?? [] };
}
