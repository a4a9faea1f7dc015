import { z } from 'zod';
import { pictureSources, type PictureFormat } from '../urls.ts';

/** Fields that hold a picture, or several, whichever entity has them. */
const pictureFields = ['business_logo', 'images', 'image', 'thumbnail', 'image_url'] as const;
type PictureField = (typeof pictureFields)[number];

/** The pictures of an item as absolute URLs, under the names of their fields. The alternative call set gives it. */
export type WithMedia<Item> = Item & {
  media: { [Field in PictureField & keyof Item]: Item[Field] };
};

/** `host` goes before each path of ours; a URL of another host stays as it is. */
export function withMedia<Item extends object>(item: Item, host: string): WithMedia<Item> {
  const complete = (path: string) => (path.startsWith('/') ? host + path : path);
  const media = pictureFields
    .filter((field) => field in item)
    .map((field) => {
      const value = (item as Record<PictureField, string | string[] | null>)[field];
      return [field, Array.isArray(value) ? value.map(complete) : value && complete(value)];
    });
  return { ...item, media: Object.fromEntries(media) as WithMedia<Item>['media'] };
}

export type WithSrcset<Item> = Item & {
  srcset?: { [Field in PictureField & keyof Item]?: Item[Field] } | undefined;
};

/** Ready for the attribute `srcset`: the sizes of each picture in this format; null where there are none. */
export function withSrcset<Item extends object>(
  item: Item,
  host: string,
  format: PictureFormat,
): WithSrcset<Item> {
  const complete = (path: string) =>
    pictureSources(path)?.[format].replaceAll('/media/', `${host}/media/`) ?? null;
  const srcset = pictureFields
    .filter((field) => field in item)
    .map((field) => {
      const value = (item as Record<PictureField, string | string[] | null>)[field];
      return [field, Array.isArray(value) ? value.map(complete) : value && complete(value)];
    });
  return { ...item, srcset: Object.fromEntries(srcset) as WithSrcset<Item>['srcset'] };
}

/** The same entity with its `media`. */
export function withMediaSchema<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const { shape } = schema;
  const own = pictureFields.filter((field) => field in shape).map((field) => [field, shape[field]]);
  const media = z.object(Object.fromEntries(own) as Pick<Shape, PictureField & keyof Shape>);
  return schema.extend({ media });
}
