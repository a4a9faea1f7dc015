import { faultOfCin } from './cin.ts';
import { cleanNumber, faultOfGstin, type Fault } from './gstin.ts';

export type Registration = { kind: 'GSTIN' | 'CIN'; number: string; fault: Fault };

const looks = [
  {
    kind: 'GSTIN',
    look: /(?<![\dA-Z])\d\d[A-Z]{5}\d{4}[A-Z][\dA-Z]{3}(?![\dA-Z])/gi,
    faultOf: faultOfGstin,
  },
  {
    kind: 'CIN',
    look: /(?<![\dA-Z])[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}(?![\dA-Z])/gi,
    faultOf: (text: string) => faultOfCin(text),
  },
] as const;

/** The company numbers that stand in a text, each once, with what is wrong with it. */
export function findRegistrations(text: string): Registration[] {
  return looks.flatMap(({ kind, look, faultOf }) => {
    const numbers = new Set(text.match(look)?.map(cleanNumber));
    return [...numbers].map((number) => ({ kind, number, fault: faultOf(number) }));
  });
}
