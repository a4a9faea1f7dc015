import { lazy, type ComponentType } from 'react';

/** An optional lazy component: when its script cannot be loaded, it renders nothing. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch(() => ({ default: (_props: Props) => null })));
}
