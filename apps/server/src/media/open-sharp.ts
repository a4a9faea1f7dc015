async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread a picture: several pictures at once already keep every core busy.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
let loading: ReturnType<typeof loadSharp> | undefined;

/** Loaded with the first picture: a process that gets none does without its memory. */
export const openSharp = () => (loading ??= loadSharp());
