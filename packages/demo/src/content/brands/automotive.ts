import { voltChowki } from './automotive/volt-chowki.ts';
import { paaniPolish } from './automotive/paani-polish.ts';
import { doPahiya } from './automotive/do-pahiya.ts';
import { tyreTapri } from './automotive/tyre-tapri.ts';
import { doojaDriver } from './automotive/dooja-driver.ts';
import type { DemoBrand } from '../types.ts';

export const automotive: DemoBrand[] = [voltChowki, paaniPolish, doPahiya, tyreTapri, doojaDriver];
