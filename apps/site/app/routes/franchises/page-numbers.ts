/** Both ends and the neighbours of `current`; a gap of one page is filled, a longer one is told. */
export function pageNumbers(current: number, last: number): { page: number; afterGap: boolean }[] {
  const wanted = new Set([1, current - 1, current, current + 1, last]);
  if (current === 4) wanted.add(2);
  if (current === last - 3) wanted.add(last - 1);
  const pages = [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.map((page, index) => ({ page, afterGap: page - (pages[index - 1] ?? 0) > 1 }));
}
