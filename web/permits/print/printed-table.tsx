import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type PrintedTableProps = { className?: string; heads: readonly string[]; children: ReactNode };

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles repeat the elements' own: a browser forgets those where a narrow screen lays the rows out one below another */
/** A table of a printed permit; `children` are its rows. */
export function PrintedTable({ className, heads, children }: PrintedTableProps) {
  return (
    <table role="table" className={classNames('permit-signatures', className)}>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}
