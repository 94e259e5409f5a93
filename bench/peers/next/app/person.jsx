import { notFound } from 'next/navigation';
import { cache } from 'react';
import { PersonPage } from '../common/PersonPage.jsx';
import { readPerson } from '../common/person.js';

/** Read once for a page and its head. */
const readOnce = cache(readPerson);

export async function generateMetadata({ params }) {
  const { id, slug } = await params;
  const person = await readOnce(id, slug);
  return person && { title: `${person.name} | People | Fenwarden Lisle`, description: person.summary };
}

export default async function Person({ params }) {
  const { id, slug } = await params;
  const person = await readOnce(id, slug);
  if (!person) notFound();
  return <PersonPage person={person} />;
}
