import {
  calculatorParams,
  parseCalculatorCase,
  type CalculatorCase,
} from '@naya/contract/calculator/query';
import { calculatorKeys } from '@naya/contract/calculator/inputs';
import { calculatorUrl } from '@naya/contract/urls';
import { useState } from 'react';
import { useReplaceUrl } from '../../components/use-replace-url.ts';
import { textsOf } from '../../forms/texts-of.ts';
import type { Brand } from './brand.ts';

/** Browsers refuse a URL that changes with every key. */
const urlPauseMs = 400;

type Case = CalculatorCase & { change: (form: HTMLFormElement) => void; url: string };

/** The case that the URL names, and from then on the one that is typed. As a part of another page it leaves the URL alone. */
export function useCase(brand: Brand | null, search: string, isInUrl: boolean): Case {
  const stated = brand?.stated ?? {};
  const [current, setCurrent] = useState(() =>
    parseCalculatorCase(new URLSearchParams(search), stated),
  );
  const replaceUrl = useReplaceUrl();

  const urlOf = ({ values }: CalculatorCase) =>
    calculatorUrl(brand?.id, calculatorParams(values, stated));

  return {
    ...current,
    url: urlOf(current),
    change(form) {
      const typed = new URLSearchParams(textsOf(new FormData(form), calculatorKeys));
      const next = parseCalculatorCase(typed, stated);
      setCurrent(next);
      if (isInUrl) replaceUrl(urlOf(next), urlPauseMs);
    },
  };
}
