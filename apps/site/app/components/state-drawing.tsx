import empty from '../assets/states/empty.svg?url';
import search from '../assets/states/search.svg?url';
import shutter from '../assets/states/shutter.svg?url';

const drawings = { empty, search, shutter };
export type Drawing = keyof typeof drawings;

/** An empty stall, a shop looked for, a shop with its shutter down. The files know the dark theme. */
export function StateDrawing({ drawing }: { drawing: Drawing }) {
  return <img src={drawings[drawing]} alt="" width={160} height={120} />;
}
