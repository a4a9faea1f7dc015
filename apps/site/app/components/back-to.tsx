import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';

export function BackTo({ children, ...link }: Omit<LinkProps, 'className'>) {
  return (
    <Link
      prefetch="intent"
      {...link}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 pr-3 pl-1 font-semibold text-sign hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden size={20} />
      {children}
    </Link>
  );
}
