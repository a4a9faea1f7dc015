import {
  configureStore,
  type EnhancedStore,
  type Reducer,
  type StoreEnhancer,
  type ThunkDispatch,
  type Tuple,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createCalls, type CallOptions, type Calls } from './calls.ts';

type Dispatch<State> = ThunkDispatch<State, { calls: Calls }, UnknownAction>;
export type StoreOf<State> = EnhancedStore<
  State,
  UnknownAction,
  Tuple<[StoreEnhancer<{ dispatch: Dispatch<State> }>, StoreEnhancer]>
>;

export type StoreOptions<State> = CallOptions & {
  /** What the areas begin with: the state of a store that was filled elsewhere, such as on a server. */
  preloadedState?: Partial<State>;
};

/** A store of the areas given. */
export function configureAreas<State extends object>(
  reducer: { [Area in keyof State]: Reducer<State[Area]> },
  { preloadedState, ...options }: StoreOptions<State>,
): StoreOf<State> {
  const extraArgument = { calls: createCalls(options) };
  return configureStore({
    reducer: reducer as Record<string, Reducer>,
    middleware: (defaults) => defaults({ thunk: { extraArgument } }),
    ...(preloadedState && { preloadedState: preloadedState as Record<string, unknown> }),
  }) as unknown as StoreOf<State>;
}
