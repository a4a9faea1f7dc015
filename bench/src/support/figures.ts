export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: number[]) => quantile(values, 0.5);

/** Prints a table of Markdown, ready for docs/performance.md. */
export function printTable(columns: string[], rows: (string | number)[][]): void {
  const lines = [columns, columns.map(() => '---'), ...rows];
  for (const cells of lines) console.log(`| ${cells.join(' | ')} |`);
}
