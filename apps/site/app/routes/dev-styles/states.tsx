import { Button } from '../../components/button.tsx';
import { FranchiseCard } from '../../components/franchise-card.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { Prose } from '../../components/prose.tsx';
import { ShortlistBar } from '../../desk/shortlist-bar.tsx';
import type { CleanHtml } from '../../data/clean-html.ts';
import { Buttons } from './buttons.tsx';
import { Forced } from './forced.tsx';
import { sampleCards } from './samples.ts';

const html = '<p>Text with <a href="#">a link</a> in it.</p>' as CleanHtml;

/** Shows each control as it looks under a pointer, and once the Tab key has reached it. */
export function States() {
  return (
    <div className="grid gap-8 *:min-w-0 md:grid-cols-2">
      {(['hovered', 'focused'] as const).map((state) => (
        <Forced key={state} state={state}>
          <Buttons />
          <TextField label="Box" />
          <SelectField label="Choice" choices={['Select a range']} />
          <label className="choice">
            <input type="checkbox" /> Not chosen <small>3</small>
          </label>
          <Prose html={html} />
          <div className="signboard on-board p-4">
            <Button look="onBoard">On a board</Button>
          </div>
          <ShortlistBar ids={[1, 2]} />
          {sampleCards.slice(0, 1).map((card) => (
            <FranchiseCard key={card.id} franchise={card} />
          ))}
        </Forced>
      ))}
    </div>
  );
}
