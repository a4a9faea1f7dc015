import type { FranchiseQuery } from '@naya/contract/franchises/query';
import { franchisesUrl } from '@naya/contract/urls';
import { Suspense, useState, type ComponentProps, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { classes } from './classes.ts';
import { lazyPart } from './lazy-part.ts';

type SearchFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'>;

/** Any form around one text box named `search`. Without JavaScript it is a plain GET form. */
export function SearchForm({ className, children, ...rest }: SearchFormProps) {
  const navigate = useNavigate();
  const { suggest, list } = useTypeAhead();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const search = typeof typed === 'string' ? typed.trim() : '';
    if (search) void navigate(franchisesUrl({ search }));
  };

  return (
    <search>
      <form
        action={franchisesUrl()}
        method="get"
        onSubmit={submit}
        onFocus={suggest}
        onInput={suggest}
        className={classes('relative', className)}
        {...rest}
      >
        {children}
        {list}
      </form>
    </search>
  );
}

const TypeAhead = lazyPart(() => import('./type-ahead.tsx'));

/**
 * Loads the suggestions when a text box is used. Call `suggest` on focus and on input: a box that was focused before hydration fires
 * no focus event. With `onRefine`, choosing a filter calls it instead of opening a new listing.
 */
export function useTypeAhead(onRefine?: (change: Partial<FranchiseQuery>) => void) {
  const [used, setUsed] = useState<{ input: HTMLInputElement; text: string } | null>(null);
  const suggest = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement) setUsed({ input: target, text: target.value });
  };
  const list = <Suspense>{used && <TypeAhead {...used} onRefine={onRefine} />}</Suspense>;
  return { suggest, list };
}
