import { useRouteLoaderData } from 'react-router';
import { emptyFrame, type FrameData } from './frame.ts';

/** Also holds while the page itself has failed. */
export function useFrame(): FrameData {
  return useRouteLoaderData<FrameData>('root') ?? emptyFrame;
}
