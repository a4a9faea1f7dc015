import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** 7,300 by 5,400 pixels of one colour in 1,263 bytes; its decoder takes some 700 MB. */
export const readLargeAvif = () => readFile(join(import.meta.dirname, '39-megapixels.avif'));
