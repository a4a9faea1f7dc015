import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ComponentProps } from 'react';

const icons = { previous: ChevronLeft, next: ChevronRight, pause: Pause, play: Play };

type RoundButtonProps = ComponentProps<'button'> & { icon: keyof typeof icons };

/** Takes the colour of the text around it, so it stands on paper and on a board alike. */
export function RoundButton({ icon, ...rest }: RoundButtonProps) {
  const Icon = icons[icon];
  return (
    <button type="button" className="round-button" {...rest}>
      <Icon aria-hidden size={20} />
    </button>
  );
}
