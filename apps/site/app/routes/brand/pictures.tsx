import { listingImageCount } from '@naya/contract/constants';
import { brandApiUrl, brandListingUrl } from '@naya/contract/brands/urls';
import { brandSignInUrl, pictureFocus, withPictureFocus } from '@naya/contract/urls';
import { Checkbox } from '../../components/checkbox.tsx';
import { FieldError, SelectField } from '../../components/field.tsx';
import { Picture } from '../../components/picture.tsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { data, redirect, useNavigation } from 'react-router';
import { xhrFetch } from '../../data/xhr-fetch.ts';
import { pictureRule } from '../../forms/accepted-pictures.ts';
import { PicturePicker } from '../../forms/picture-picker.tsx';
import type { Route } from './+types/pictures';
import { readListing } from './api.server.ts';
import {
  type BrandAnswer,
  BrandForm,
  clientAction as sendForm,
  intentField,
  textsIn,
  unsentAnswer,
  UnsentToast,
  useAnswer,
  valuesOf,
} from './brand-form.tsx';
import type { BrandPageHandle } from './brand-layout.tsx';
import { handleForm } from './handle-form.server.ts';
import { SendOrCancel } from './listing-form.tsx';

export { shouldRevalidate } from './brand-form.tsx';
export { ErrorBoundary } from './pieces.tsx';

const intent = 'pictures';

export async function loader(args: Route.LoaderArgs) {
  const { version, values } = await readListing(args);
  const { images, business_logo: logo } = values;
  return { version, images, logo };
}

export function action(args: Route.ActionArgs) {
  const { brand } = args.params;
  const path = `/brands/${brand}/listing/pictures`;
  const step = { path, body: picturesBody, next: brandListingUrl(brand) };
  return handleForm(args, { [intent]: step }, 'pictures');
}

/** Sends the pictures straight to the call, to show how much has gone; a server elsewhere takes the form in its place. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const copy = request.clone();
  const form = await copy.formData();
  const url = `${brandApiUrl}/brands/${params.brand}/listing/pictures`;
  const send = () => sendForm({ request, serverAction });
  if (form.get(intentField) !== intent) return send();
  const body = picturesBody(form);
  let answer: Response;
  try {
    answer = await xhrFetch(setProgress)(url, { method: 'POST', body });
  } catch {
    return data(unsentAnswer(503, valuesOf(form)), { status: 503 });
  } finally {
    setProgress(0, 1);
  }
  if (answer.status === 401) throw redirect(brandSignInUrl);
  if (answer.status === 403) return send();
  if (answer.ok) throw redirect(brandListingUrl(params.brand));
  const { message = null, errors = {} } = (await answer.json()) as Partial<BrandAnswer>;
  const isConflict = answer.status === 409;
  const shown: BrandAnswer = { values: valuesOf(form), errors, message, isDone: false, isConflict };
  return data(shown, { status: answer.status });
}

/** The share of the form that has gone; a form at a time. */
let progress = 0;
const progressListeners = new Set<() => void>();
function setProgress(sent: number, total: number): void {
  progress = total > 0 ? sent / total : 0;
  for (const listener of progressListeners) listener();
}
const useProgress = () =>
  useSyncExternalStore(
    (listener) => {
      progressListeners.add(listener);
      return () => void progressListeners.delete(listener);
    },
    () => progress,
    () => 0,
  );

/** Makes the call's body from a form that works without JavaScript: a place and a point in view for each picture. */
function picturesBody(form: FormData): FormData {
  const texts = (name: string) => textsIn(form, name);
  const [places, points] = [texts('place'), texts('focus')];
  const removed = new Set(texts('remove'));
  const kept = texts('url')
    .map((url, at) => ({
      url: focusOn(url, points[at] ?? ''),
      place: Number(places[at]),
    }))
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

export const handle: BrandPageHandle = { below: 'Listing' };

/** Logo and pictures: their order, the point that stays in view, new ones and old ones. Works without JavaScript. */
export default function Pictures({ params, loaderData }: Route.ComponentProps) {
  const { version, images, logo } = loaderData;
  const errors = useAnswer(intent)?.errors ?? {};
  const [newLogo, setNewLogo] = useState<File[]>([]);
  const [added, setAdded] = useState<File[]>([]);
  const isSending = useNavigation().formMethod === 'POST';
  const percent = Math.round(useProgress() * 100);
  return (
    <>
      <BrandForm key={version} intent={intent} hasFiles className="grid max-w-4xl gap-10">
        <input type="hidden" name="version" value={version} />
        <section aria-labelledby="logo" className="grid gap-4">
          <h2 id="logo" className="text-2xl font-bold">
            Logo
          </h2>
          {logo && (
            <div className="flex flex-wrap items-center gap-4">
              <Picture
                src={logo}
                alt="Your logo"
                sizes="8rem"
                className="size-32 rounded-card border border-line bg-surface object-contain"
              />
              <Checkbox name="remove-logo" value="yes">
                Remove it
              </Checkbox>
            </div>
          )}
          <PicturePicker
            label={logo ? 'Another logo' : 'Your logo'}
            name="logo"
            hint={`Square looks best. ${pictureRule}.`}
            room={1}
            files={newLogo}
            errors={[errors['logo']]}
            onChange={setNewLogo}
          />
          <ChosenFiles name="logo" files={newLogo} />
        </section>
        <section aria-labelledby="pictures" className="grid gap-4">
          <h2 id="pictures" className="text-2xl font-bold">
            Pictures
          </h2>
          {images.length > 0 && (
            <ol className="grid gap-4 sm:grid-cols-2">
              {images.map((url, at) => (
                <PictureRow key={url} url={url} at={at} count={images.length} />
              ))}
            </ol>
          )}
          <PicturePicker
            label="Add pictures"
            name="new"
            hint={`${pictureRule} and ${listingImageCount} at a time. Larger photos are made smaller here.`}
            room={listingImageCount}
            files={added}
            errors={added.map((_, at) => errors[`image${at + 1}`])}
            onChange={setAdded}
          />
          <ChosenFiles name="new" files={added} />
          <FieldError>{errors['images']}</FieldError>
        </section>
        <SendOrCancel
          brand={params.brand}
          label={isSending && percent > 0 ? `Uploading ${percent}%` : 'Save'}
        />
      </BrandForm>
      <UnsentToast />
    </>
  );
}

/** Puts what was chosen, and made smaller, into the form. Without JavaScript the picker's own field is sent. */
function ChosenFiles({ name, files }: { name: string; files: File[] }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!field.current) return;
    const chosen = new DataTransfer();
    for (const file of files) chosen.items.add(file);
    field.current.files = chosen.files;
  }, [files]);
  return <input ref={field} type="file" name={name} multiple hidden />;
}

/** Points that can stay in view when a picture is cut, in percent from the left and from the top. */
const points = {
  '50,50': 'The middle',
  '50,0': 'The top',
  '50,100': 'The bottom',
  '0,50': 'The left',
  '100,50': 'The right',
  '0,0': 'The top left',
  '100,0': 'The top right',
  '0,100': 'The bottom left',
  '100,100': 'The bottom right',
} as const;

type RowProps = { url: string; at: number; count: number };

function PictureRow({ url, at, count }: RowProps) {
  const { x, y } = pictureFocus(url) ?? { x: 50, y: 50 };
  const point = `${x},${y}`;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <Picture
        src={url}
        alt={`Picture ${at + 1}`}
        sizes="(min-width: 40rem) 24rem, 88vw"
        className="aspect-[16/9] w-full rounded-control object-cover"
      />
      <input type="hidden" name="url" value={url} />
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label="Place"
          name="place"
          choices={Array.from({ length: count }, (_, place) => ({
            value: place + 1,
            label: place === 0 ? '1, the cover' : place + 1,
          }))}
          defaultValue={at + 1}
        />
        <SelectField
          label="Stays in view"
          name="focus"
          choices={Object.entries({
            ...(!(point in points) && { [point]: 'As it is now' }),
            ...points,
          }).map(([value, label]) => ({ value, label }))}
          defaultValue={point}
        />
      </div>
      <Checkbox name="remove" value={at}>
        Remove it
      </Checkbox>
    </li>
  );
}
