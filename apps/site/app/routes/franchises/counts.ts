const grouped = new Intl.NumberFormat('en-IN');

export function formatCount(count: number): string {
  return grouped.format(count);
}

/** '1 franchise', '1,204 franchises'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
