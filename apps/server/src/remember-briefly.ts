/** Whoever asks again within that time gets the answer of who asked before. */
export function rememberBriefly<Answer>(
  ask: () => Promise<Answer>,
  ms: number,
): () => Promise<Answer> {
  let known: { at: number; answer: Promise<Answer> } | null = null;
  return () => {
    const now = performance.now();
    if (!known || now - known.at >= ms) known = { at: now, answer: ask() };
    return known.answer;
  };
}
