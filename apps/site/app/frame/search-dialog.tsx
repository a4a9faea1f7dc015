import { Search } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog, DialogClose } from '../components/dialog.tsx';
import { SearchForm } from '../components/search-form.tsx';

export const searchDialogId = 'site-search';

export function SearchDialog() {
  const box = useId();
  return (
    <Dialog
      id={searchDialogId}
      aria-label="Search franchises"
      className="top-24 mx-auto mt-0 mb-auto w-[min(44rem,calc(100vw-2rem))] max-w-none rounded-card bg-surface p-5 shadow-float sm:p-7"
    >
      <SearchForm>
        <label htmlFor={box} className="block pr-12 text-xl font-bold">
          What would you like to open?
        </label>
        <div className="signboard mt-4 flex gap-2 p-2">
          <input
            id={box}
            name="search"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Brand, category or city"
            className="signboard-input"
          />
          <Button type="submit" look="accent">
            <Search aria-hidden size={20} />
            <span className="sr-only sm:not-sr-only">Search</span>
          </Button>
        </div>
      </SearchForm>
      <DialogClose closes={searchDialogId} className="absolute top-3 right-3" />
    </Dialog>
  );
}
