import { route } from '@react-router/dev/routes';

export default [route('people/:id/:slug', 'person.jsx')];
