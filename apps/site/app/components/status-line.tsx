import type { ReactNode } from 'react';

/** One sentence about what goes on, in the corner of every page. */
export function StatusLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="status-line">
      {icon}
      <span className="flex flex-wrap items-center gap-x-2">{children}</span>
    </span>
  );
}

type StatusActionProps = { onClick: () => void; children: ReactNode };

export function StatusAction(props: StatusActionProps) {
  return <button type="button" className={statusActionLook} {...props} />;
}

export const statusActionLook =
  'inline-flex min-h-11 items-center rounded-control px-2 font-semibold underline underline-offset-4 hover:text-sign';
