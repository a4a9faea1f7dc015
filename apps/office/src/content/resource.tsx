import type { HistoryEntity } from '@naya/contract/history';
import type { ComponentType } from 'react';
import { OfficeCreate, OfficeEdit } from '../shared/OfficeEdit.tsx';

type Parts = { name: string; entity: HistoryEntity; List: ComponentType; Inputs: ComponentType };

/** A resource whose edit and create are the same inputs, with all that every record has. */
export function contentResource({ name, entity, List, Inputs }: Parts) {
  return {
    name,
    list: List,
    edit: () => (
      <OfficeEdit entity={entity}>
        <Inputs />
      </OfficeEdit>
    ),
    create: () => (
      <OfficeCreate>
        <Inputs />
      </OfficeCreate>
    ),
  };
}
