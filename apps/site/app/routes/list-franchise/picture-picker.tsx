import { ImagePlus } from 'lucide-react';
import { useState, type ChangeEvent, type ReactNode } from 'react';
import { Field } from '../../components/field.tsx';
import { acceptedPictures } from '../../forms/accepted-pictures.ts';
import { pickPictures } from './pick-pictures.ts';
import { PicturePreview } from './picture-preview.tsx';

type PicturePickerProps = {
  label: string;
  name: string;
  hint: ReactNode;
  required?: boolean;
  room: number;
  files: File[];
  errors: (string | undefined)[];
  onChange: (files: File[]) => void;
};

/** The file input lies over the whole area, so dropping files on it works by itself. */
export function PicturePicker({
  room,
  files,
  errors,
  onChange,
  name,
  ...field
}: PicturePickerProps) {
  const [notes, setNotes] = useState<string[]>([]);
  const error = errors.find(Boolean);

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const picked = await pickPictures(room === 1 ? [] : files, [...(input.files ?? [])], room);
    // The same file may be chosen again after it was removed.
    input.value = '';
    setNotes(picked.notes);
    onChange(room === 1 && picked.files.length === 0 ? files : picked.files);
  };

  return (
    <Field {...field} error={error}>
      {(control) => (
        <>
          <div className="relative grid place-items-center rounded-control border-2 border-dashed border-line-strong bg-sunken px-4 py-6 text-center hover:border-sign has-focus-visible:outline-3 has-focus-visible:outline-sign">
            <ImagePlus aria-hidden size={28} className="text-sign" />
            <p className="mt-2">
              <span className="font-semibold text-sign">
                {room === 1 ? 'Choose a picture' : 'Choose pictures'}
              </span>{' '}
              or drop {room === 1 ? 'it' : 'them'} here
            </p>
            <input
              {...control}
              type="file"
              name={name}
              accept={acceptedPictures}
              multiple={room > 1}
              onChange={(event) => void add(event)}
              className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer noscript:static noscript:mt-3 noscript:h-auto noscript:opacity-100"
            />
          </div>
          <output className="block text-sm font-semibold text-ink empty:hidden">
            {notes.map((note) => (
              <span key={note} className="mt-2 block">
                {note}
              </span>
            ))}
          </output>
          {files.length > 0 && (
            <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
              {files.map((file, index) => (
                <PicturePreview
                  key={`${file.name} ${file.size} ${file.lastModified}`}
                  file={file}
                  error={errors[index]}
                  onRemove={() => onChange(files.filter((each) => each !== file))}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
