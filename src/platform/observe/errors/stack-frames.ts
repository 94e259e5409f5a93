/** A place in a stack, as Sentry's protocol has it. */
export interface StackFrame {
  readonly filename: string;
  readonly function?: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: boolean;
}

const mostFrames = 50;
const longestName = 120;
/** `at name (file:1:2)`, as V8 writes it. */
const ofV8 = /^\s*at (?:(?:async )?(.+?) \()?(.+?):(\d+):(\d+)\)?$/;
/** `name@file:1:2`, as Firefox and Safari do. */
const ofOthers = /^(.*?)@(.+?):(\d+):(\d+)$/;

/**
 * The places of a stack, the outermost first.
 *
 * @param message what the error says, which may look like a place itself
 * @param fileOf names a file so that others may read it
 */
export function stackFrames(stack: string, message: string, fileOf: (file: string) => string): StackFrame[] {
  const end = stack.indexOf(message);
  const places = end < 0 ? stack : stack.slice(end + message.length);
  return places
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] = ofV8.exec(line) ?? ofOthers.exec(line) ?? [];
      if (file === undefined) return [];
      const filename = fileOf(file);
      return {
        filename,
        ...(name && { function: name.slice(0, longestName) }),
        lineno: Number(row),
        colno: Number(column),
        in_app: filename.startsWith('app:///') && !filename.includes('/node_modules/'),
      };
    })
    .slice(0, mostFrames)
    .reverse();
}
