import { ImagePlus, ImageOff, X } from 'lucide-react';
import { useState, useEffect, type ChangeEvent, type ReactNode } from 'react';
import { Field } from '../components/field.tsx';
import { acceptedPictures } from './accepted-pictures.ts';
import { pickPictures, thumbnailOf } from './pick-pictures.ts';

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

/**
 * Previews, and photos of a phone made smaller as they are chosen. The file input lies over the whole area, so dropping files on it
 * works by itself.
 */
export function PicturePicker({
  room,
  files,
  errors,
  onChange,
  name,
  ...field
}: PicturePickerProps) {
  const [notes, setNotes] = useState<string[]>([]);
  const [isWorking, setIsWorking] = useState(false);
  const error = errors.find(Boolean);

  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const added = [...(input.files ?? [])];
    setIsWorking(true);
    const picked = await pickPictures(room === 1 ? [] : files, added, room);
    setIsWorking(false);
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
            {isWorking && <span className="mt-2 block">Getting the pictures ready…</span>}
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

type PicturePreviewProps = { file: File; error?: string | undefined; onRemove: () => void };

/** `undefined` while it is being drawn, null when this browser cannot show it. */
function useThumbnail(file: File): string | null | undefined {
  const [thumbnail, setThumbnail] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (url: string | null) => {
      if (isCurrent) setThumbnail(url);
    };
    thumbnailOf(file).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return thumbnail;
}

function PicturePreview({ file, error, onRemove }: PicturePreviewProps) {
  const thumbnail = useThumbnail(file);
  return (
    <li className="min-w-0">
      <div className="relative aspect-square overflow-hidden rounded-control border border-line bg-sunken">
        {thumbnail && (
          <img
            src={thumbnail}
            alt={`Preview of ${file.name}`}
            className="size-full object-contain"
          />
        )}
        {thumbnail === null && (
          <ImageOff aria-hidden className="absolute inset-0 m-auto text-ink-muted" />
        )}
        <button
          type="button"
          onClick={onRemove}
          aria-label={`Remove ${file.name}`}
          className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-surface text-ink shadow-float hover:text-brick"
        >
          <X aria-hidden size={20} />
        </button>
      </div>
      <p className="mt-1 truncate text-sm text-ink-muted">{file.name}</p>
      {error && <p className="text-sm font-semibold text-brick">{error}</p>}
    </li>
  );
}
