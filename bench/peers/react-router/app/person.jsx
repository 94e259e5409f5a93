import { data } from 'react-router';
import { Frame, PersonPage } from '../common/PersonPage.jsx';
import { readFrame, readPerson } from '../common/person.js';

export async function loader({ params }) {
  const [frame, person] = await Promise.all([readFrame(), readPerson(params.id, params.slug)]);
  if (!person) throw data('There is nobody here.', { status: 404 });
  return { frame, person };
}

export function meta({ loaderData }) {
  if (!loaderData) return [];
  const { name, summary } = loaderData.person;
  return [{ title: `${name} | People | Fenwarden Lisle` }, { name: 'description', content: summary }];
}

export default function Person({ loaderData }) {
  return (
    <Frame frame={loaderData.frame}>
      <PersonPage person={loaderData.person} />
    </Frame>
  );
}
