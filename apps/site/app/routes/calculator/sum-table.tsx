import type { ReactNode } from 'react';

type SumTableProps = { title: string; columns?: string[] | undefined; children: ReactNode };

/** A sum that can be checked by hand; with `columns` there are several side by side. */
export function SumTable({ title, columns, children }: SumTableProps) {
  return (
    <table className="sum-table">
      <caption className="pb-2 text-left text-xl font-bold">{title}</caption>
      {columns && (
        <thead>
          <tr>
            <th scope="col">Part</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      {children}
    </table>
  );
}

export function SumLine({ label, figures }: { label: string; figures: string[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {figures.map((figure, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column has no other name
        <td key={index}>{figure}</td>
      ))}
    </tr>
  );
}
