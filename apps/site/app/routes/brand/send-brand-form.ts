import { data, isRouteErrorResponse } from 'react-router';
import { valuesOf } from './form-values.ts';
import type { BrandAnswer } from './page.ts';
import { unsentAnswer } from './unsent-answer.ts';

type SendArgs = { request: Request; serverAction: () => Promise<BrandAnswer> };

/** Sends a form from the browser; one that was not taken in stays on the page as it was typed. */
export async function sendBrandForm({ request, serverAction }: SendArgs) {
  const copy = request.clone();
  const keep = async (status: number) =>
    data(unsentAnswer(status, valuesOf(await copy.formData())), { status });
  try {
    const answer = await serverAction();
    return answer.isUnsent ? await keep(413) : answer;
  } catch (error) {
    const isRedirect = error instanceof Response;
    if (isRedirect) throw error;
    return keep(isRouteErrorResponse(error) ? error.status : 503);
  }
}
