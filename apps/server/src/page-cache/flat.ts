/** A text put together from parts stays a tree of them, to be walked with every answer; read from bytes it is one piece. */
export const flat = (text: string) => Buffer.from(text, 'latin1').toString('latin1');
