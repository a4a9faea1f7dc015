// The root export: the store, its areas for a store that exists already, and every action.
export { newId as newIdempotencyKey } from '@naya/contract/new-id';
export { partnerKeyHeader, publicTestKey } from '@naya/contract/partners/key-header';
export * from './areas/about.ts';
export * from './areas/blogs.ts';
export * from './areas/categories.ts';
export * from './areas/enquiries.ts';
export * from './areas/events.ts';
export * from './areas/franchises.ts';
export * from './areas/team.ts';
export * from './calls.ts';
export type { StoreOf, StoreOptions } from './configure.ts';
export * from './create-store.ts';
export type { CallFailure } from './failure.ts';
export type * from './items.ts';
export type { ListState, SelectionState } from './list-area.ts';
export type { Request } from './request.ts';
export type { Progress, Status } from './status.ts';
