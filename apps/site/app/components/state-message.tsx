import type { ReactNode } from 'react';
import empty from '../assets/states/empty.svg?url';
import search from '../assets/states/search.svg?url';
import shutter from '../assets/states/shutter.svg?url';
import { classes } from './classes.ts';

type StateMessageProps = {
  title: string;
  text?: string;
  drawing?: Drawing;
  /** The heading's level where the message is the page itself. */
  level?: 'h1' | 'h2' | 'p';
  /** The way forward: usually one button or link. */
  children?: ReactNode;
};

/** An empty or failed part: a small drawing, one sentence, a way forward. */
export function StateMessage({
  title,
  text,
  drawing = 'empty',
  level: Title = 'p',
  children,
}: StateMessageProps) {
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center py-10 text-center">
      <StateDrawing drawing={drawing} />
      <Title className={classes('mt-6 font-bold', Title === 'h1' ? 'text-3xl' : 'text-xl')}>
        {title}
      </Title>
      {text && <p className="mt-2 text-balance text-ink-muted">{text}</p>}
      {children && <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

const drawings = { empty, search, shutter };
type Drawing = keyof typeof drawings;

/** An empty stall, a shop looked for, a shop with its shutter down. The files know the dark theme. */
function StateDrawing({ drawing }: { drawing: Drawing }) {
  return <img src={drawings[drawing]} alt="" width={160} height={120} />;
}
