import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgresFolder } from '../setup/system-programs.mjs';

export interface PostgresCluster {
  url: string;
  /** Ends all connections, as an update of the server does. Resolves when it answers again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const SUPERUSER = 'reelwright';

/** Starts a PostgreSQL server in a temporary folder; it ends with this process, however that ends. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const programs = findPostgresFolder();
  if (!programs) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(path.join(tmpdir(), 'reelwright-postgres-'));
  const asOwner = chooseOwner(folder);
  const dataFolder = path.join(folder, 'data');
  runAs(asOwner, path.join(programs, 'initdb'), [
    `--pgdata=${dataFolder}`,
    `--username=${SUPERUSER}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);

  const port = await findFreePort();
  // The data need not survive a power failure.
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    // Its folder may lie in memory.
    'max_wal_size=128MB',
  ];
  const places = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
  const launch = async (): Promise<() => Promise<void>> => {
    const server = spawn(
      'setpriv',
      [
        ...asOwner,
        // SIGINT is PostgreSQL's fast shutdown.
        '--pdeathsig=INT',
        path.join(programs, 'postgres'),
        '-D',
        dataFolder,
        ...[...settings, ...places].flatMap((setting) => ['-c', setting]),
      ],
      { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    const ended = new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
    });
    const end = async (): Promise<void> => {
      server.kill('SIGINT');
      await ended;
    };
    try {
      await waitUntilReady(server.stderr, ended);
    } catch (error) {
      await end();
      throw error;
    }
    return end;
  };
  let end = async (): Promise<void> => undefined;
  const stop = async (): Promise<void> => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    end = await launch();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`,
    async restart() {
      await end();
      end = await launch();
    },
    stop,
  };
}

/** Returns setpriv's arguments: PostgreSQL refuses to run as root, so root gives the folder to another user. */
function chooseOwner(folder: string): string[] {
  if (process.getuid?.() !== 0) return [];
  const uid = Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  const gid = Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, uid, gid);
  return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
}

function runAs(asOwner: string[], program: string, args: string[]): void {
  execFileSync('setpriv', [...asOwner, program, ...args], { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/**
 * Waits until the log reports that the server accepts connections. The log is read to its end, so that the server never
 * blocks on a full pipe.
 */
async function waitUntilReady(log: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  const lines: string[] = [];
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: log }).on('line', (line) => {
      if (line.includes('database system is ready to accept connections')) resolve();
      else if (lines.length < 50) lines.push(line);
    });
  });
  const failed = ended.then(() => {
    throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
  });
  await Promise.race([ready, failed]);
  failed.catch(() => undefined);
}
