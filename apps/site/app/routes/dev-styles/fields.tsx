import { SelectField, TextArea, TextField } from '../../components/field.tsx';

export function Fields() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Empty" placeholder="City or state" />
      <TextField label="Filled" required defaultValue="Meera Test" />
      <TextField label="With a hint" hint="10 digits, without +91" />
      <TextField label="With an error" required error="Please enter your name" />
      <TextField label="Disabled" disabled defaultValue="Pune" />
      <SelectField label="Choice" choices={['Select a range']} />
      <TextArea label="Text" error="Please enter your message" className="sm:col-span-2" />
    </div>
  );
}
