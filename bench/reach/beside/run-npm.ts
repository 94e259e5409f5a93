import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Where {
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  /** Given what ends it, should it still run then. */
  readonly onEnd: (end: () => unknown) => void;
}

/** Milliseconds; a registry that is away is not waited for any longer. */
const patience = 240_000;

/** Runs npm. @throws Error with the end of what it said when it fails or takes more than four minutes */
export async function runNpm(args: readonly string[], { directory, env, onEnd }: Where): Promise<void> {
  const child = spawn('npm', args, {
    cwd: directory,
    env: { ...withoutNpm(process.env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: patience,
  });
  onEnd(() => child.kill());
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000);
    });
  }
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${said}`);
}

/** What the npm that runs this tells those below it, which would install into our own checkout. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isNpms = (name: string) => /^npm_/i.test(name) || ['INIT_CWD', 'NODE_ENV'].includes(name);
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isNpms(name)));
}
