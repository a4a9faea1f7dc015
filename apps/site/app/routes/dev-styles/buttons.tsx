import { Button } from '../../components/button.tsx';

const onPaper = ['primary', 'accent', 'outline', 'quiet'] as const;

export function Buttons() {
  return (
    <>
      {(['medium', 'large'] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {onPaper.map((look) => (
            <Button key={look} look={look} size={size}>
              {look}
            </Button>
          ))}
          <Button size={size} disabled>
            disabled
          </Button>
        </div>
      ))}
      <div className="on-board flex gap-3 bg-board p-4">
        <Button look="onBoard">onBoard</Button>
        <Button look="accent">accent</Button>
      </div>
    </>
  );
}
