import type { CardFranchise } from './card-franchise.ts';

let pressed: CardFranchise | null = null;

/** The page of a franchise shows what its card knew until the rest has arrived. */
export function rememberPressedCard(card: CardFranchise): void {
  pressed = card;
}

export function findPressedCard(id: string): CardFranchise | null {
  return pressed && String(pressed.id) === id ? pressed : null;
}
