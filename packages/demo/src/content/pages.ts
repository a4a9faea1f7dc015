import { forBrands } from './pages/for-brands.ts';
import { grievanceRedressal } from './pages/grievance-redressal.ts';
import { howItWorks } from './pages/how-it-works.ts';
import { investorChecklist } from './pages/investor-checklist.ts';
import type { DemoPage } from './pages/types.ts';

export const pages: DemoPage[] = [howItWorks, investorChecklist, forBrands, grievanceRedressal];
