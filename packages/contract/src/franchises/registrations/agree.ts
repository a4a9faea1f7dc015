import { faultOfCin } from './cin.ts';
import { cleanNumber, faultOfGstin, type Fault } from './gstin.ts';

/** The letters of a CIN for each state of a GSTIN, from 01 on; some states have had several. */
const lettersByState =
  'JK HP PB CH UT|UR|UK HR DL RJ UP BR SK AR NL MN MZ TR ML AS WB JH OR|OD CT|CG MP GJ DD DN|DD MH AP KA GA LD|LH KL TN PY|PD|PN AN TG|TS AP LA'.split(
    ' ',
  );

type Numbers = {
  gst_number: string | null;
  cin_number: string | null;
  establishment_year: number | null;
};

/** Null when every number that is given is well-formed, and they contradict neither each other nor the stated year. */
export function faultOfRegistrations({
  gst_number,
  cin_number,
  establishment_year,
}: Numbers): Fault {
  if (!gst_number && !cin_number) return 'There is neither a GSTIN nor a CIN.';
  const gstFault = gst_number && faultOfGstin(gst_number);
  if (gstFault) return `The GSTIN ${gstFault}.`;
  const cinFault = cin_number && faultOfCin(cin_number);
  if (cinFault) return `The CIN ${cinFault}.`;
  const cin = cleanNumber(cin_number ?? '');
  const year = Number(cin.slice(8, 12));
  if (cin && establishment_year !== null && year > establishment_year) {
    return `The CIN names the year ${year}, the brand ${establishment_year}.`;
  }
  if (!gst_number || !cin) return null;
  const letters = lettersByState[Number(cleanNumber(gst_number).slice(0, 2)) - 1]?.split('|') ?? [];
  return letters.includes(cin.slice(6, 8)) ? null : 'GSTIN and CIN name different states.';
}
