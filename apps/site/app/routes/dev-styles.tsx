import type { ReactNode } from 'react';
import { CardSkeletons } from '../components/card-skeleton.tsx';
import { CardGrid } from '../components/card-grid.tsx';
import { Chip } from '../components/chip.tsx';
import { Failure } from '../components/failure.tsx';
import { FranchiseCard } from '../components/franchise-card.tsx';
import { FranchiseGrid } from '../components/franchise-grid.tsx';
import { StateMessage } from '../components/state-message.tsx';
import { Toast } from '../components/toast.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import { StatusLine } from '../frame/status-line.tsx';
import { Buttons } from './dev-styles/buttons.tsx';
import { Controls } from './dev-styles/controls.tsx';
import { Fields } from './dev-styles/fields.tsx';
import { Floating } from './dev-styles/floating.tsx';
import { OfAFranchise } from './dev-styles/of-a-franchise.tsx';
import { Opened } from './dev-styles/opened.tsx';
import { categories, sampleCards } from './dev-styles/samples.ts';
import { States } from './dev-styles/states.tsx';
import { Texts } from './dev-styles/texts.tsx';

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
