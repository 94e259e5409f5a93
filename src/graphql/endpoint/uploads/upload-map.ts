import { ReceivedFile } from '../../../content/records/attachments.ts';
import { BadForm, type MultipartForm } from './multipart-form.ts';

/** Places of files in one request, and names in the path to one: more than any operation has use for. */
const most = { paths: 20, names: 10 };

/**
 * Looks whether the `map` of a multipart request says of files that came where in its `operations` they belong. The library
 * follows whatever it says: into files that it has put there, and with what is no path; and passes over files that it says
 * nothing of.
 *
 * @returns the same form
 * @throws BadForm 400
 */
export function withSoundMap(form: MultipartForm): MultipartForm {
  const map = objectIn(form, 'map') as Readonly<Record<string, readonly unknown[]>>;
  if (Array.isArray(map)) throw new BadForm(400, 'The field map is no object.');
  objectIn(form, 'operations');
  const paths = Object.entries(map).flatMap(([part, own]) => {
    if (!(form.get(part) instanceof ReceivedFile))
      throw new BadForm(400, 'The field map names a part that is no file.');
    if (!Array.isArray(own) || !own.every((path) => typeof path === 'string'))
      throw new BadForm(400, 'The field map has lists of paths alone.');
    return own as string[];
  });
  const files = [...form].filter(([, value]) => value instanceof ReceivedFile);
  const isLost = files.some(([part]) => !Object.hasOwn(map, part) || map[part]?.length === 0);
  // Its sender would not see that it was passed over.
  if (isLost) throw new BadForm(400, 'The field map does not say where a file belongs that came.');
  const isSound = paths.length <= most.paths && paths.every((path) => path.split('.').length <= most.names);
  if (!isSound) throw new BadForm(400, 'The field map has more paths, or longer ones, than are followed.');
  const isInside = paths.some((path, at) =>
    paths.some((other, index) => index !== at && `${path}.`.startsWith(`${other}.`)),
  );
  if (isInside) throw new BadForm(400, 'The field map puts two files into one place.');
  return form;
}

function objectIn(form: MultipartForm, field: string): object {
  const text = form.get(field);
  let value: unknown;
  try {
    value = typeof text === 'string' ? JSON.parse(text) : null;
  } catch {
    value = null;
  }
  if (typeof value === 'object' && value !== null) return value;
  throw new BadForm(400, `The field ${field} is missing, or no JSON object.`);
}
