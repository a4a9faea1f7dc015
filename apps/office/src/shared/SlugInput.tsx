import { FormDataConsumer, TextInput, useRecordContext } from 'react-admin';

type Props = { url: (slug: string) => string };

/** The last part of a public URL. Visitors with the old one are redirected to the new one. */
export function SlugInput({ url }: Props) {
  const old = useRecordContext()?.slug as string | undefined;
  const hint = (slug: string | null | undefined) => {
    if (!slug) return 'Left empty, it is made for you.';
    const moved = old && slug !== old ? ` The old address ${url(old)} will lead here.` : '';
    return decodeURI(`${url(slug)}.${moved}`);
  };
  return (
    <FormDataConsumer>
      {({ formData }) => (
        <TextInput
          source="slug"
          label="Address on the site"
          helperText={hint(formData.slug)}
          fullWidth
          sx={{ mb: 1.5 }}
        />
      )}
    </FormDataConsumer>
  );
}
