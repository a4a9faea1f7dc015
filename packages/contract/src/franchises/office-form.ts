import { z } from 'zod';
import { faultOfCin, cleanNumber, faultOfGstin, faultOfTrademark } from './registrations.ts';
import { trendingTypes } from '../constants.ts';
import { franchiseFields, type FranchiseFieldName } from './fields.ts';
import { openPlaces, outletPlaces } from '../places/form.ts';
import { requiredLine } from '../forms/fields.ts';
import {
  emailOrNull,
  lineOrNull,
  lines,
  optionOrNull,
  options,
  percentOrNull,
  pictureOrNull,
  slug,
  textOrNull,
  urlOrNull,
  wholeNumberOrNull,
  yesOrNo,
} from '../forms/office-fields.ts';

type Limited = { max: number };

const faultsOf = {
  GSTIN: faultOfGstin,
  CIN: (text: string) => faultOfCin(text),
  trademark: faultOfTrademark,
};

/** Stored without spaces and in capitals: that is how numbers are compared. */
const registrationOrNull = (kind: keyof typeof faultsOf, max: number) =>
  lineOrNull(max)
    .transform((text) => text && cleanNumber(text))
    .superRefine((number, context) => {
      const fault = number && faultsOf[kind](number);
      if (fault) context.addIssue({ code: 'custom', message: `This number ${fault}` });
    });

/** How the office's form reads each kind of field. */
const readers = {
  line: ({ max }: Limited) => lineOrNull(max),
  text: ({ max }: Limited) => textOrNull(max),
  list: ({ max }: Limited) => lines(max),
  pictures: ({ max }: Limited) => lines(max),
  places: ({ max }: Limited) => openPlaces(max),
  outlets: ({ max }: Limited) => outletPlaces(max),
  number: ({ max }: Limited) => wholeNumberOrNull(max),
  year: ({ max }: Limited) => wholeNumberOrNull(max),
  percent: ({ max }: Limited) => percentOrNull(max),
  email: emailOrNull,
  url: urlOrNull,
  gstin: ({ max }: Limited) => registrationOrNull('GSTIN', max),
  cin: ({ max }: Limited) => registrationOrNull('CIN', max),
  trademark: ({ max }: Limited) => registrationOrNull('trademark', max),
  option: ({ choices }: { choices: readonly string[] }) => optionOrNull(choices),
  options: ({ choices }: { choices: readonly string[] }) => options(choices),
  flag: ({ fallback }: { fallback: boolean }) => yesOrNo(fallback),
  picture: pictureOrNull,
  slug,
  category: () => z.number({ error: 'Please choose a category' }).int(),
};

type Shape = {
  [Name in FranchiseFieldName]: ReturnType<
    (typeof readers)[(typeof franchiseFields)[Name]['kind']]
  >;
};

const shape = Object.fromEntries(
  Object.entries(franchiseFields).map(([name, field]) => [
    name,
    (readers[field.kind] as (field: unknown) => z.ZodType)(field),
  ]),
) as unknown as Shape;

/** Every field of a franchise that people edit; its status changes by decisions alone. */
export const franchiseFormSchema = z.object({
  ...shape,
  business_name: requiredLine(
    'Please enter the name of the brand',
    franchiseFields.business_name.max,
  ),
  trending_type: optionOrNull(trendingTypes),
  description: shape.description.transform((text) => text ?? ''),
});
