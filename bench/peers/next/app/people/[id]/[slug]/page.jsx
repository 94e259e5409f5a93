export { default, generateMetadata } from '../../../person.jsx';

/** Rendered for each request. */
export const dynamic = 'force-dynamic';
