export const officeBaseUrl = '/admin';
export const officeApiUrl = '/office/api';

/** A screen of the back office; what stands behind the # never leaves the browser. */
export function officeUrl(screen = '/'): string {
  return `${officeBaseUrl}/#${screen}`;
}

/** Where somebody of ours works off what came in: a listing is reviewed as a franchise, all else is a lead. */
export const submissionScreenUrl = (kind: string, id: number, franchiseId: number | null) =>
  officeUrl(kind === 'listing' && franchiseId ? `/review/${franchiseId}` : `/leads/${id}`);

/** The list of franchises, narrowed to rows that hold these values. */
const franchiseListUrl = (filter: object) =>
  officeUrl(`/franchises?filter=${encodeURIComponent(JSON.stringify(filter))}`);

/** Where listings without a contact are handed over. */
export const contactErasedScreenUrl = franchiseListUrl({ contact_erased: true });
