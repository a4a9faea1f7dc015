import type { FormHints } from '@naya/contract/submissions/form-hints';

export type Suspicion = { spam_score: number; spam_reasons: string[] };

const fastestHumanMs = 2_000;

const rules: {
  reason: string;
  points: number;
  applies: (text: string, hints: FormHints) => boolean;
}[] = [
  { reason: 'filled a hidden field', points: 100, applies: (_, hints) => hints.trapped },
  {
    reason: 'sent faster than anyone types',
    points: 50,
    applies: (_, hints) => hints.elapsedMs !== null && hints.elapsedMs < fastestHumanMs,
  },
  { reason: 'three or more links', points: 50, applies: (text) => links(text) >= 3 },
  { reason: 'one or two links', points: 20, applies: (text) => links(text) > 0 && links(text) < 3 },
  { reason: 'markup in the text', points: 40, applies: (text) => /<a\s|\[url[=\]]/i.test(text) },
  { reason: 'the same words over and over', points: 40, applies: repeats },
];

function links(text: string): number {
  return text.match(/https?:\/\/|www\./gi)?.length ?? 0;
}

function repeats(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.length >= 20 && new Set(words).size < words.length / 4;
}

/** Scores a submission and never refuses it: an operator who looks at the lead decides. */
export function scoreSpam(payload: Record<string, unknown>, hints: FormHints): Suspicion {
  const text = ['name', 'message', 'experience', 'description', 'location']
    .map((field) => payload[field])
    .filter((value) => typeof value === 'string')
    .join('\n');
  const hit = rules.filter((rule) => rule.applies(text, hints));
  return {
    spam_score: hit.reduce((sum, rule) => sum + rule.points, 0),
    spam_reasons: hit.map((rule) => rule.reason),
  };
}
