import { draftedDocuments } from '@naya/contract/drafts';
import { documentKeys, type DocumentKey } from '@naya/contract/site-info/office-forms';
import { Tab, Tabs } from '@mui/material';
import { Title } from 'react-admin';
import { OfficeForm, SaveBar } from '../shared/OfficeForm.tsx';
import { Link, useParams } from 'react-router';
import { TextForm } from '../drafts/TextForm.tsx';
import { OfficeEdit } from '../shared/OfficeEdit.tsx';
import { documentInputs } from './DocumentInputs.tsx';

const isDrafted = (key: string) => (draftedDocuments as readonly string[]).includes(key);
const order = Object.keys(documentInputs) as DocumentKey[];

/** The texts and settings that exist once, one tab each. */
export function SettingsScreen() {
  const { key: asked } = useParams();
  const key = documentKeys.find((each) => each === asked) ?? 'settings';
  const { title, inputs } = documentInputs[key];
  return (
    <>
      <Title title={title} />
      <Tabs
        value={key}
        variant="scrollable"
        sx={{ maxWidth: 'calc(100vw - 16px)' }}
        aria-label="Settings and texts"
      >
        {order.map((each) => (
          <Tab
            key={each}
            value={each}
            label={documentInputs[each].title}
            component={Link}
            to={`/settings/${each}`}
          />
        ))}
      </Tabs>
      <OfficeEdit
        key={key}
        resource="documents"
        id={key}
        entity="document"
        title={<></>}
        actions={false}
      >
        {isDrafted(key) ? (
          <TextForm>{inputs}</TextForm>
        ) : (
          <OfficeForm toolbar={<SaveBar />}>{inputs}</OfficeForm>
        )}
      </OfficeEdit>
    </>
  );
}
