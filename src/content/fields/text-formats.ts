import { readQuestions } from '../lessons/questions.ts';
import { readSlides } from '../lessons/slides.ts';
import type { DateField, InstantField, TextField } from '../types/fields.ts';

const email = /^[^\s@<>]+@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/;
const phone = /^\+?[\d\s().-]{5,30}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** What is wrong with a text, day or instant, in words for an editor; null when nothing is. */
export function textProblem(field: TextField | DateField | InstantField, value: string): string | null {
  if (field.kind === 'date') return isDay(value) ? null : 'must be a day such as 2026-11-20';
  if (field.kind === 'instant')
    return isInstant(value) ? null : 'must be a time such as 2026-11-20T18:00:00Z';
  const length = [...value].length;
  if (field.max !== undefined && length > field.max)
    return `has ${length} characters; at most ${field.max} fit`;
  if (value.trim() === '') return 'must not be blank';
  switch (field.format ?? 'line') {
    case 'lines':
      return null;
    case 'email':
      return email.test(value) ? null : 'must be an e-mail address';
    case 'phone':
      return phone.test(value) ? null : 'must be a telephone number such as +44 20 7946 0000';
    case 'url':
      return isWebAddress(value) ? null : 'must be a web address that begins with https://';
    case 'time-zone':
      return isTimeZone(value) ? null : 'must be a time zone such as Europe/London';
    case 'slides':
      return readSlides(value).problem;
    case 'questions':
      return readQuestions(value).problem;
    case 'line':
      return /[\r\n]/.test(value) ? 'must be one line' : null;
  }
}

/** Whether a text is a day of the calendar, such as 2026-11-20: 31 February is none. */
export function isDay(value: string): boolean {
  if (!day.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isInstant(value: string): boolean {
  return instant.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return value.includes('/') || value === 'UTC';
  } catch {
    return false;
  }
}
