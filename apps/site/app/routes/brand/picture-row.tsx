import { pictureFocus } from '@naya/contract/urls';
import { Checkbox } from '../../components/checkbox.tsx';
import { SelectField } from '../../components/field.tsx';
import { Picture } from '../../components/picture.tsx';

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

export function PictureRow({ url, at, count }: RowProps) {
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
