/** '1,204', '12,34,567.5': at most one decimal. By hand: a phone needs longer to load `Intl` than to hydrate a page. */
export function formatCount(count: number): string {
  const [whole = '', ...fraction] = String(Math.round(count * 10) / 10).split('.');
  return [groupDigits(whole), ...fraction].join('.');
}

/** Indian grouping: the last three digits, then pairs. */
export function groupDigits(digits: string): string {
  return digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
}

/** '1 franchise', '1,204 franchises'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
