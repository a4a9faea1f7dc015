import { partnerSchema } from '@naya/contract/partners/entity';
import { documentSchema } from './document-schema.ts';

export const partner = documentSchema('Partner', partnerSchema, 'A partner as it sees itself.', {
  name: 'Name of the partner.',
  sites: 'Origins whose pages may send forms.',
  enquiries:
    'Enquiries by month in Indian time, newest first, of the last twelve; months without any are absent.',
});
