import type { PictureMaker } from './pictures.ts';

/** Without a visitor, before work goes on. */
const quietMs = 3_000;
/** A site that is never quiet has its pictures made too: after this long a rest, work gets a turn. */
const longestRestMs = 30_000;
const turnMs = 10_000;
const lookEveryMs = 250;

/** Visitors come first: pictures take a core for a second each, so their making rests from the visit told on. */
export function makeWay(pictures: Pick<PictureMaker, 'rest'>): () => void {
  let visited = 0;
  let restedFrom = 0;
  let nextRest = 0;
  let resting: NodeJS.Timeout | undefined;

  const look = () => {
    const now = performance.now();
    const isQuiet = now - visited >= quietMs;
    if (!isQuiet && now - restedFrom < longestRestMs) return;
    clearInterval(resting);
    resting = undefined;
    nextRest = isQuiet ? 0 : now + turnMs;
    pictures.rest(false);
  };
  const rest = () => {
    restedFrom = visited;
    pictures.rest(true);
    resting = setInterval(look, lookEveryMs).unref();
  };
  return () => {
    visited = performance.now();
    if (!resting && visited >= nextRest) rest();
  };
}
