import { z } from 'zod';
import {
  emailOrNull,
  lineOrNull,
  lines,
  pictureOrNull,
  position,
  textOrNull,
  urlOrNull,
} from '../forms/office-fields.ts';
import { requiredLine } from '../forms/fields.ts';

export const teamFormSchema = z.object({
  name: requiredLine('Please enter a name'),
  position: lineOrNull(),
  bio: textOrNull(),
  image: pictureOrNull(),
  joined: lineOrNull(),
  email: emailOrNull(),
  phone: lineOrNull(),
  linkedin: urlOrNull(),
  experience: lines(30),
  skills: lines(30),
  display_order: position(),
});
