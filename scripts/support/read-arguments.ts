import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/** How a command is used, for somebody who asked for it (`isAsked`) or used it otherwise. */
export class Usage extends Error {
  override readonly name = 'Usage';
  readonly isAsked: boolean;

  constructor(text: string, isAsked = false) {
    super(text);
    this.isAsked = isAsked;
  }
}

interface Takes<O extends ParseArgsOptionsConfig> {
  readonly usage: string;
  readonly options?: O;
  /** How many arguments without a name there have to be; null: one at least, and the command looks itself. */
  readonly count?: number | null;
}

/**
 * What a command was given. Nothing is done before: `--help` does not become the name of a file.
 *
 * @throws Usage for what the command does not take, and for whoever asks
 */
export function readArguments<O extends ParseArgsOptionsConfig = Record<never, never>>(
  { usage, options, count = 0 }: Takes<O>,
  args: readonly string[] = process.argv.slice(2),
) {
  if (args.includes('--help') || args.includes('-h')) throw new Usage(usage, true);
  try {
    const given = parseArgs({ args: [...args], options: options ?? ({} as O), allowPositionals: true });
    const { length } = given.positionals;
    if (count === null ? length === 0 : length !== count) throw new Usage(usage);
    return given;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // What it says after that is for programs that take arguments with a dash before them.
    throw new Usage(`${error.message.split('. ')[0]}\n${usage}`);
  }
}
