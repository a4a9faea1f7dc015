import { apiBaseUrl } from '@naya/contract/api/paths';
import { operationsOf, type Answer, type OpenApiDocument } from './open-api.ts';

/** Of an item only its names are looked at. */
type Item = Record<string, string | number>;
export type Read = (path: string) => Promise<unknown>;

const setOf = (path: string) => (path.startsWith(`${apiBaseUrl}/`) ? apiBaseUrl : '/api');

/** Puts into the document what this server answers now; a list is cut to its first item. */
export async function addExamples(document: OpenApiDocument, read: Read): Promise<OpenApiDocument> {
  const copy = structuredClone(document);
  const answers = new Map<string, Promise<unknown>>();
  const readOnce = (path: string) => {
    const answer = answers.get(path) ?? read(path);
    answers.set(path, answer);
    return answer;
  };
  const reads = operationsOf(copy).filter(
    ({ method, operation }) => method === 'get' && !operation.security,
  );
  await Promise.all(
    reads.map(async ({ path, operation }) => {
      const json = (operation.responses['200'] as Answer).content?.['application/json'];
      const asked = json && (await fillIn(path, readOnce));
      if (asked) json.example = firstOf(await readOnce(asked));
    }),
  );
  return copy;
}

/** The path with the name of something that exists; null when there is nothing yet. */
async function fillIn(path: string, read: Read): Promise<string | null> {
  if (path.endsWith('/franchises')) return `${path}?limit=1`;
  const [, parent, key] = /^(.*)\/\{(\w+)\}$/.exec(path) ?? [];
  if (!parent || !key) return path;
  const list = parent.endsWith('/category') ? `${setOf(path)}/categories` : parent;
  const [first] = listOf(await read(list.endsWith('/franchises') ? `${list}?limit=1` : list));
  const name = first?.[key];
  return name === undefined ? null : `${parent}/${encodeURIComponent(name)}`;
}

function listOf(answer: unknown): Item[] {
  if (Array.isArray(answer)) return answer as Item[];
  const { franchises = [] } = (answer ?? {}) as { franchises?: Item[] };
  return franchises;
}

const firstOf = (answer: unknown) => (Array.isArray(answer) ? answer.slice(0, 1) : answer);
