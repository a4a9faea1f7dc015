import { feedbackOptions } from '../brands/stages.ts';
import { submissionKinds } from '../constants.ts';
import type {
  PersonalAccount,
  PersonalContact,
  PersonalData,
  PersonalMessage,
  PersonalSubmission,
} from './entity.ts';
import { array, option, record, text } from '../normalise/values.ts';

function normaliseSubmission(value: unknown): PersonalSubmission | null {
  const row = record(value);
  const kind = option(row?.kind, submissionKinds);
  if (!row || !kind || typeof row.id !== 'number') return null;
  return {
    id: row.id,
    kind,
    payload: record(row.payload) ?? {},
    created_at: text(row.created_at),
    confirmed_at: text(row.confirmed_at),
    withdrawn_at: text(row.withdrawn_at),
    due_at: text(row.due_at),
    answered_at: text(row.answered_at),
    declined: row.declined === true,
    delivered_to: text(row.delivered_to),
    messages: (array(row.messages) ?? []).map(normaliseMessage).filter((each) => each !== null),
    word: option(row.word, feedbackOptions),
  };
}

function normaliseMessage(value: unknown): PersonalMessage | null {
  const row = record(value);
  const [said, created_at] = [text(row?.text), text(row?.created_at)];
  if (!row || !said || !created_at) return null;
  return { isOwn: row.isOwn === true, text: said, created_at };
}

function normaliseContact(value: unknown): PersonalContact | null {
  const row = record(value);
  const business_name = text(row?.business_name);
  if (!row || !business_name || typeof row.franchise_id !== 'number') return null;
  return {
    franchise_id: row.franchise_id,
    business_name,
    name: text(row.name) ?? '',
    phone: text(row.phone),
    designation: text(row.designation),
    documents: (array(row.documents) ?? []).map(text).filter((each) => each !== null),
  };
}

function normaliseAccount(value: unknown): PersonalAccount | null {
  const row = record(value);
  if (!row) return null;
  const rows = (list: unknown) => (array(list) ?? []).map((each) => record(each) ?? {});
  return {
    name: text(row.name) ?? '',
    joined: row.joined === true,
    erased_at: text(row.erased_at),
    brands: rows(row.brands).map((brand) => ({
      business_name: text(brand['business_name']) ?? '',
      role: text(brand['role']) ?? '',
    })),
    former: rows(row.former).map((brand) => ({
      business_name: text(brand['business_name']) ?? '',
      removed_at: text(brand['removed_at']) ?? '',
    })),
    invitations: rows(row.invitations).map((brand) => ({
      business_name: text(brand['business_name']) ?? '',
      name: text(brand['name']) ?? '',
    })),
    messages: rows(row.messages).map((message) => ({ text: text(message['text']) ?? '' })),
    papers: rows(row.papers).map((paper) => ({
      detail: text(paper['detail']) ?? '',
      name: text(paper['name']) ?? '',
    })),
    changes: rows(row.changes).map((change) => ({
      business_name: text(change['business_name']) ?? '',
      created_at: text(change['created_at']) ?? '',
    })),
  };
}

export function normalisePersonalData(value: unknown): PersonalData | null {
  const row = record(value);
  const email = text(row?.email);
  if (!row || !email) return null;
  const submissions = (array(row.submissions) ?? [])
    .map(normaliseSubmission)
    .filter((each) => each !== null);
  const contacts = (array(row.contacts) ?? [])
    .map(normaliseContact)
    .filter((each) => each !== null);
  const public_contacts = (array(row.public_contacts) ?? [])
    .map((each) => record(each) ?? {})
    .map((each) => ({
      business_name: text(each['business_name']) ?? '',
      email: text(each['email']),
      phone: text(each['phone']),
    }));
  const partners = (array(row.partners) ?? [])
    .map((each) => record(each) ?? {})
    .map((each) => ({
      name: text(each['name']) ?? '',
      contact_name: text(each['contact_name']) ?? '',
    }));
  const answers = (array(row.answers) ?? [])
    .map((each) => record(each) ?? {})
    .map((each) => ({
      id: Number(each['id']),
      business_name: text(each['business_name']) ?? '',
      text: text(each['text']) ?? '',
    }));
  const orders = (array(row.orders) ?? [])
    .map((each) => record(each) ?? {})
    .map((each) => ({
      plan_name: text(each['plan_name']) ?? '',
      created_at: text(each['created_at']) ?? '',
      name: text(each['name']) ?? '',
      address: text(each['address']) ?? '',
    }));
  const account = normaliseAccount(row.account);
  const is_all = row.is_all !== false;
  return {
    email,
    is_all,
    submissions,
    contacts,
    public_contacts,
    account,
    partners,
    answers,
    orders,
  };
}
