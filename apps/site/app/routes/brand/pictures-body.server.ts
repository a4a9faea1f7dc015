import { listingImageCount } from '@naya/contract/constants';
import { pictureFocus, withPictureFocus } from '@naya/contract/urls';
import { textsIn } from './form-values.ts';

/** Makes the call's body from a form that works without JavaScript: a place and a point in view for each picture. */
export function picturesBody(form: FormData): FormData {
  const texts = (name: string) => textsIn(form, name);
  const [places, points] = [texts('place'), texts('focus')];
  const removed = new Set(texts('remove'));
  const kept = texts('url')
    .map((url, at) => ({ url: focusOn(url, points[at] ?? ''), place: Number(places[at]) }))
    .filter((_, at) => !removed.has(String(at)))
    .sort((one, other) => one.place - other.place);
  const body = new FormData();
  body.set('version', texts('version')[0] ?? '');
  body.set('images', JSON.stringify(kept.map(({ url }) => url)));
  body.set('logo', form.has('remove-logo') ? 'remove' : 'keep');
  const [logo] = filesIn(form, 'logo');
  if (logo) body.append('logo', logo, logo.name);
  for (const [at, file] of filesIn(form, 'new').slice(0, listingImageCount).entries()) {
    body.append(`image${at + 1}`, file, file.name);
  }
  return body;
}

const middle = '50,50';

function focusOn(url: string, point: string): string {
  // The middle is where a picture is cut unless somebody says otherwise.
  if (point === middle && !pictureFocus(url)) return url;
  const focus = pictureFocus(`#focus=${point}`);
  return focus ? withPictureFocus(url, focus) : url;
}

/** A field that was left empty comes as a file without a name. */
const filesIn = (form: FormData, name: string): File[] =>
  form.getAll(name).filter((each): each is File => each instanceof File && each.size > 0);
