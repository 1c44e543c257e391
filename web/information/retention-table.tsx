import type { ReactNode } from 'react';

type RetentionTableProps = {
  caption: string;
  columns: readonly [data: string, kept: string];
  rows: readonly (readonly [data: string, kept: ReactNode])[];
};

export function RetentionTable({ caption, columns, rows }: RetentionTableProps) {
  const [data, kept] = columns;
  return (
    <table className="info-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{data}</th>
          <th scope="col">{kept}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, time]) => (
          <tr key={name}>
            <th scope="row" data-label={data}>
              {name}
            </th>
            <td data-label={kept}>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
