// The root export of the published package: what an app outside this repository builds on.
// `npm run publishable` publishes these modules and what they import, nothing else.
export * from './api/client.ts';
export * from './api/errors.ts';
export * from './failure-codes.ts';
export * from './api/paths.ts';
export type * from './api/port.ts';
export type { HttpOptions } from './api/client/transport.ts';
export * from './blog/entity.ts';
export * from './categories/entity.ts';
export * from './events/entity.ts';
export * from './format/amount.ts';
export * from './format/date.ts';
export * from './site-info/hours.ts';
export * from './format/roi.ts';
export * from './format/space.ts';
export * from './events/video.ts';
export * from './franchises/entity.ts';
export * from './franchises/query.ts';
export * from './franchises/suggestions.ts';
export * from './id.ts';
export * from './media/media-field.ts';
export { newId as newIdempotencyKey } from './new-id.ts';
export * from './pages/entity.ts';
export { partnerKeyHeader, publicTestKey } from './partners/key-header.ts';
export * from './places/place.ts';
export * from './site-info/entity.ts';
export * from './site-info/insight.ts';
export * from './choices.ts';
export * from './submissions/contact.ts';
export * from './submissions/enquiry.ts';
export * from './submissions/enquiry-defaults.ts';
export * from './submissions/investor.ts';
export * from './submissions/receipt.ts';
export * from './team/entity.ts';
export {
  blogUrl,
  categoryUrl,
  franchisesUrl,
  franchiseUrl,
  pictureSources,
  type PictureSources,
} from './urls.ts';
