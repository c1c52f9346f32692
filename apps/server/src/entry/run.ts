import { type Roles, startServer } from '../compose/start-server.ts';
import { StartupError } from '../platform/settings/startup-error.ts';

/** How long a stop may take before the process ends anyway; tasks it held are then found by other workers. */
const LONGEST_STOP_MS = 20_000;

/** Runs this process in its roles until it is told to stop. */
export async function run(roles: Roles): Promise<void> {
  // The C library has read it. Programs that this one starts use large blocks again and again, and would lose time.
  delete process.env['MALLOC_TRIM_THRESHOLD_'];
  try {
    const server = await startServer(roles, process.env);
    if (server.url !== null) process.stdout.write(`\n  Reelwright is ready: ${server.url}\n`);
    if (server.newDemoAccount) {
      const { email, password } = server.newDemoAccount;
      process.stdout.write(`  Demo account: ${email}, password ${password}\n`);
    }
    process.stdout.write('\n');
    let isStopping = false;
    const stop = (): void => {
      // Ctrl-C reaches the process from the terminal and again from npm: one stop is enough.
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    process.on('SIGHUP', stop);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
