import { AppError } from '#src/app-error.ts';
import type { GenerationRun } from '../generation.ts';
import { hasStartedNothing, translateProviderError } from './provider-errors.ts';

/**
 * Makes one call that costs money, at most once for a memory: a step that is tried again after a lost answer throws
 * PROVIDER_UNSURE instead of paying twice. Throws what the provider's answer means.
 */
export async function payOnce<Answer>(
  provider: string,
  { memory, signal }: Pick<GenerationRun, 'memory' | 'signal'>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  if ((await memory.read()) !== null) throw new AppError('PROVIDER_UNSURE', { provider });
  signal.throwIfAborted();
  await memory.write({ operation: null });
  try {
    return await call();
  } catch (error) {
    const translated = translateProviderError(error, provider);
    if (hasStartedNothing(translated)) await memory.write(null);
    throw translated;
  }
}
