import type { ReactNode } from 'react';
import { Chip } from '../components/chip.tsx';
import { Failure } from '../components/failure.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { StatusLine } from '../components/status-line.tsx';
import { Toast } from '../components/toast.tsx';
import { FormAlert } from '../forms/form.tsx';
import { CardSkeletons } from '../franchises/card-skeleton.tsx';
import { FranchiseCard } from '../franchises/franchise-card.tsx';
import { CardGrid, FranchiseGrid } from '../franchises/franchise-grid.tsx';
import { Buttons, Controls, Fields } from './dev-styles/controls.tsx';
import { Floating, Opened } from './dev-styles/floating.tsx';
import { OfAFranchise } from './dev-styles/of-a-franchise.tsx';
import { categories, sampleCards } from './dev-styles/samples.ts';
import { States, Texts } from './dev-styles/states.tsx';

export function meta() {
  return [{ title: 'Styles' }, { name: 'robots', content: 'noindex' }];
}

/** Every piece of the site in every state. Only `npm run dev` has this page. */
export default function DevStyles() {
  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] gap-12 py-10">
      <h1 className="text-4xl">Styles</h1>
      <Part title="Buttons">
        <Buttons />
      </Part>
      <Part title="Chips">
        <div className="flex flex-wrap gap-2">
          {categories.map((category) => (
            <Chip key={category} category={category}>
              {category}
            </Chip>
          ))}
          <Chip>Without a category</Chip>
        </div>
      </Part>
      <Part title="Fields">
        <Fields />
      </Part>
      <Part title="Controls">
        <Controls />
      </Part>
      <Part title="Texts">
        <Texts />
      </Part>
      <Part title="Cards">
        <FranchiseGrid franchises={sampleCards} />
      </Part>
      <Part title="Cards in a list">
        <ul className="card-table">
          {sampleCards.map((card) => (
            <li key={card.id} className="grid">
              <FranchiseCard franchise={card} layout="list" />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Of a franchise">
        <OfAFranchise />
      </Part>
      <Part title="Above the page">
        <Floating />
      </Part>
      <Part title="Opened by a press">
        <Opened />
      </Part>
      <Part title="Under the pointer, and with the focus">
        <States />
      </Part>
      <Part title="Loading">
        <CardGrid>
          <CardSkeletons count={3} />
        </CardGrid>
        <div className="card-table">
          <CardSkeletons count={2} layout="list" />
        </div>
      </Part>
      <Part title="Messages">
        <FormAlert errors={{ name: 'Please enter your name' }} />
        <StatusLine icon={null}>1 message waiting to be sent</StatusLine>
        <Toast look="success" closeUrl="" onClose={() => {}}>
          Your franchise listing has been submitted successfully!
        </Toast>
        <Toast look="error" closeUrl="" onClose={() => {}}>
          Failed to submit franchise listing. Please try again.
        </Toast>
        {(['empty', 'search', 'shutter'] as const).map((drawing) => (
          <StateMessage
            key={drawing}
            drawing={drawing}
            title="No franchises available"
            text="Nothing is listed yet."
          />
        ))}
        <Failure message="Failed to fetch franchises" />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line pt-6">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
