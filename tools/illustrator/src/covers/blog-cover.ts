import type { ArticlePicture } from '../traits/types.ts';
import { picture } from '../svg.ts';
import { moneyCovers } from './money.ts';
import { paperCovers } from './papers.ts';
import { placeCovers } from './places.ts';
import { shopRow } from './shop-row.ts';
import { coverSize, drawCover } from './stage.ts';

const stages = { ...moneyCovers, ...paperCovers, ...placeCovers };

/** The picture on top of an article, 1200 by 675. */
export function blogCover(key: ArticlePicture): string {
  const stage = stages[key];
  if (key !== 'shop-row' && stage === undefined) throw new Error(`No cover for ${key}.`);
  return picture(coverSize.w, coverSize.h, stage ? drawCover(key, stage) : shopRow());
}
