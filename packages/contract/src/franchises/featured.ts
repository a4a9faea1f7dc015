type Values = { is_featured?: boolean | undefined; featured_reason?: string | null | undefined };

export const featuredReasonMissing = 'Please say why it is featured; visitors read it';

/** A franchise is featured for a reason that visitors read, whether it was checked or not. One that was featured without stays so until somebody changes that. */
export function findFeaturedFault(
  values: Values,
  before: Values | null,
): { featured_reason?: string } {
  const { is_featured, featured_reason } = { ...before, ...values };
  if (!is_featured || featured_reason) return {};
  const wasSo = before?.is_featured && !before.featured_reason;
  return wasSo ? {} : { featured_reason: featuredReasonMissing };
}
