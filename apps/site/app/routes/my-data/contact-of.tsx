import type { PersonalContact } from '@naya/contract/privacy/entity';
import { FactList } from './fact-list.tsx';

/** A franchise about which we write to this person. */
export function ContactOf({ contact }: { contact: PersonalContact }) {
  const { business_name, name, phone, designation, documents } = contact;
  return (
    <li className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-xl font-bold">Our contact for {business_name}</h2>
      <FactList
        facts={{
          Name: name,
          ...(phone && { Phone: phone }),
          ...(designation && { Designation: designation }),
          ...(documents.length > 0 && { 'Papers we hold': documents.join('; ') }),
        }}
      />
    </li>
  );
}
