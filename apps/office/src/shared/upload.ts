import { post } from '../api/call.ts';

/** Stores a picture and returns its URL. */
export async function upload(file: File, path = '/media'): Promise<string> {
  const form = new FormData();
  form.set('file', file);
  return (await post<{ url: string }>(path, form)).url;
}
