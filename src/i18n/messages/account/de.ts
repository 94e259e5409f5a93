import type { AccountTexts } from '../shape.ts';
import { accountTexts as en } from './en.ts';

export const accountTexts: AccountTexts = en;
