import { franchisesUrl } from '@naya/contract/urls';
import type { ComponentProps, SubmitEvent } from 'react';
import { useNavigate } from 'react-router';

/** Any form around one text box named `search`. Without JavaScript it is a plain GET form. */
export function SearchForm(props: Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'>) {
  const navigate = useNavigate();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    const search = typeof typed === 'string' ? typed.trim() : '';
    if (search) void navigate(franchisesUrl({ search }));
  };

  return (
    <search>
      <form action={franchisesUrl()} method="get" onSubmit={submit} {...props} />
    </search>
  );
}
