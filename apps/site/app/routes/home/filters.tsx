import { ChevronUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';

const panelId = 'home-filters';

/** Works as a plain form until its script has come, which a first visit does not wait for. */
const FilterForm = lazy(() => import('./filter-form.tsx'));
const form = <FilterForm />;

/** The panel is open until somebody hides it, so it also serves those without JavaScript. */
export function Filters() {
  const [open, setOpen] = useState(true);
  return (
    <section aria-labelledby="filters-title" className="filters-band">
      <div className="shell py-6 lg:py-8">
        <div className="flex items-center justify-between gap-4">
          <h2 id="filters-title" className="text-2xl font-bold">
            Narrow it down
          </h2>
          <Button
            look="outline"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setOpen(!open)}
            className="noscript:hidden"
          >
            {open ? 'Hide Filters' : 'Show Filters'}
            <ChevronUp aria-hidden size={18} className={open ? undefined : 'rotate-180'} />
          </Button>
        </div>
        <div id={panelId} hidden={!open}>
          <Suspense>{form}</Suspense>
        </div>
      </div>
    </section>
  );
}
