import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Operation } from '../operations/operation.ts';
import type { CommandContext } from './command.ts';

const PACKAGE_FILE = path.resolve(import.meta.dirname, '../../package.json');

/**
 * Does an operation of the operator. If a server owns the embedded database, that server does it; otherwise this process
 * opens the installation for as long as it takes.
 */
export async function runOperation<Input, Result>(
  operation: Operation<Input, Result>,
  input: Input,
  { signal, env }: CommandContext,
): Promise<Result> {
  const [{ askRunningServer }, { parseSettings }] = await Promise.all([
    import('../platform/control/control-client.ts'),
    import('../platform/settings/settings.ts'),
  ]);
  const settings = parseSettings(env);
  const onProgress = (text: string): void => void process.stderr.write(`${text} …\n`);
  if (settings.databaseUrl === undefined) {
    const request = { operation: operation.name, input };
    const answer = await askRunningServer(settings.dataDir, request, { signal, onProgress });
    if (answer) return operation.result.parse(answer.result);
  }
  const [{ openServices }, { createLogger }] = await Promise.all([
    import('../compose/open-services.ts'),
    import('../platform/log/create-logger.ts'),
  ]);
  const { version } = JSON.parse(await readFile(PACKAGE_FILE, 'utf8')) as { version: string };
  // Standard output belongs to the command's result.
  const log = createLogger({ level: 'silent' });
  const services = await openServices({ settings, log, version, isPrivate: false });
  try {
    const parts = { platform: services.platform, modules: services.modules, settings, version };
    return await operation.run(parts, operation.input.parse(input), { signal, onProgress });
  } finally {
    await services.close();
  }
}
