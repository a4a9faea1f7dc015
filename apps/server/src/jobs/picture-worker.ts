// A process of its own that makes pictures' variants at the lowest priority: visitors come first.
// Each message asks for one picture and is answered with null, or with what went wrong.
import { constants, setPriority } from 'node:os';
import type { MediaStore } from '@naya/core/media';
import { makeVariants } from '@naya/core/pictures';
import { openMedia, type MediaPlace } from '../media/open-media.ts';

setPriority(constants.priority.PRIORITY_LOW);

let media: MediaStore | undefined;

process.on('message', ({ place, picture }: { place: MediaPlace; picture: string }) => {
  media ??= openMedia(place);
  makeVariants({ media }, picture).then(
    () => process.send?.(null),
    (error: unknown) => process.send?.(String(error)),
  );
});
process.on('disconnect', () => process.exit());
// Ctrl-C and service managers tell the whole family to end; the parent lets this one go in its own time.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
