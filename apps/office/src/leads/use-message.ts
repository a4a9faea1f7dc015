import { useState } from 'react';
import { useRefresh, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { post } from '../api/call.ts';
import { confirmDrop } from '../shared/leave-guard.tsx';
import { useAction } from '../shared/use-action.ts';

/** Name of a field of the form that only marks it as changed, so that leaving asks first. */
const mark = 'typed_message';

type Path = 'replies' | 'answers' | 'brand/reply' | 'brand/answered';

/** Sends a message about a lead; typed text is not dropped without a question, whichever way somebody leaves. */
export function useMessage(lead: RaRecord, path: Path, onClose: () => void) {
  const { setValue, resetField } = useFormContext();
  const run = useAction();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const done = () => {
    resetField(mark);
    onClose();
  };
  const write = (typed: string) => {
    setText(typed);
    setValue(mark, typed, { shouldDirty: true });
  };
  const close = () => {
    if (confirmDrop(text.trim() !== '')) done();
  };
  const send = async (more: object, failed: string) => {
    const sendIt = () => post(`/leads/${lead.id}/${path}`, { text, ...more });
    if (!(await run(sendIt, { failed }))) return;
    done();
    refresh();
  };
  return { text, write, close, send };
}
