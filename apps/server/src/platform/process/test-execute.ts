import { startProgram } from './start-program.ts';

interface Execution {
  cwd?: string;
  /** Written to standard input, which is then closed. */
  input?: Uint8Array;
}

/**
 * Runs a program of a test to its end, as the server starts its own: a process that tests have filled with a gigabyte
 * takes 50 ms to fork, and its spawn server one. Returns its output, as text or as bytes; throws its exit code and
 * what it wrote to its standard error, `code` and `stderr`, if it fails.
 */
export async function execute(
  program: string,
  args: readonly string[],
  options?: Execution,
): Promise<{ stdout: string; stderr: string }>;
export async function execute(
  program: string,
  args: readonly string[],
  options: Execution & { encoding: 'buffer' },
): Promise<{ stdout: Buffer; stderr: string }>;
export async function execute(
  program: string,
  args: readonly string[],
  { cwd, input, encoding }: Execution & { encoding?: 'buffer' } = {},
): Promise<{ stdout: string | Buffer; stderr: string }> {
  const started = await startProgram({ program, args, cwd, urgency: 'awaited' });
  const [output, errors]: [Buffer[], Buffer[]] = [[], []];
  started.output.on('data', (chunk: Buffer) => output.push(chunk));
  started.errors.on('data', (chunk: Buffer) => errors.push(chunk));
  // A program may end without having read all of its input; only its exit counts.
  started.input.on('error', () => undefined);
  started.input.end(input);
  const { code, signal } = await started.closed;
  const stderr = Buffer.concat(errors).toString('utf8');
  if (code !== 0)
    throw Object.assign(new Error(`${program} ended with ${code ?? signal}:\n${stderr}`), { code, stderr });
  const stdout = Buffer.concat(output);
  return { stdout: encoding === 'buffer' ? stdout : stdout.toString('utf8'), stderr };
}
