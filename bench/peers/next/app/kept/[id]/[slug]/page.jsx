export { default, generateMetadata } from '../../../person.jsx';

/** Rendered when it is first asked for, and kept for an hour. */
export const dynamic = 'force-static';
export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}
