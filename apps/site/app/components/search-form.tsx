import { franchisesUrl } from '@naya/contract/urls';
import type { ComponentProps, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { classes } from './classes.ts';
import { useTypeAhead } from './use-type-ahead.tsx';

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
