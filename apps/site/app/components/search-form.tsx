import { franchisesUrl } from '@naya/contract/urls';
import { lazy, Suspense, useState, type ComponentProps, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { classes } from './classes.ts';

const TypeAhead = lazy(() => import('./type-ahead.tsx'));

type SearchFormProps = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'>;

/** Any form around one text box named `search`. Without JavaScript it is a plain GET form. */
export function SearchForm({ className, children, ...rest }: SearchFormProps) {
  const navigate = useNavigate();
  const [box, setBox] = useState<HTMLInputElement | null>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const search = typeof typed === 'string' ? typed.trim() : '';
    if (search) void navigate(franchisesUrl({ search }));
  };

  const suggest = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement) setBox(target);
  };
  // A box that had the focus before the page listened only tells of its next letter.
  const whenUsed = { onFocus: suggest, onInput: suggest };

  return (
    <search>
      <form
        action={franchisesUrl()}
        method="get"
        onSubmit={submit}
        {...whenUsed}
        className={classes('relative', className)}
        {...rest}
      >
        {children}
        {/* Comes when the box is used. */}
        <Suspense>{box && <TypeAhead input={box} />}</Suspense>
      </form>
    </search>
  );
}
