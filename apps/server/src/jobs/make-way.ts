import type { RequestListener } from 'node:http';
import { classOf } from '../metrics/time-requests.ts';
import type { PictureMaker } from './pictures.ts';

/** Without a visitor, before work goes on. */
const quietMs = 3_000;
/** A site that is never quiet has its pictures made too: after this long a rest, work gets a turn. */
const longestRestMs = 30_000;
const turnMs = 10_000;
const lookEveryMs = 250;

/** Visitors come first: pictures take a core for a second each, so their making rests while pages are asked for. */
export function makeWay(
  listener: RequestListener,
  pictures: Pick<PictureMaker, 'rest'>,
): RequestListener {
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
  return (request, response) => {
    if (classOf(request.url ?? '') !== 'health') {
      visited = performance.now();
      if (!resting && visited >= nextRest) rest();
    }
    return listener(request, response);
  };
}
