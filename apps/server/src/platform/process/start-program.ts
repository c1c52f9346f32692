import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { giveWay } from './give-way.ts';
import { findSpawnServer } from './spawn-server/spawn-server.ts';
import { startThere } from './spawn-server/start-there.ts';
import { fillMemory } from './fill-memory.ts';
import { killTree } from './kill-tree.ts';
import type { ProgramEnd, ProgramStart, StartedProgram } from './started-program.ts';
import { detectProgramBounds, toProgramEnvironment, wrapProgram } from './wrap-program.ts';

/**
 * Starts a program within its limits, in a process group of its own: Ctrl-C in a terminal reaches only us. It outlives
 * neither this process nor the *thread* that started it. Throws if it can't be started.
 */
export async function startProgram(start: ProgramStart): Promise<StartedProgram> {
  const address = findSpawnServer();
  const started = address === undefined ? undefined : await startThere(address, start);
  return started ?? (await startHere(start));
}

/** Starts a program as `startProgram` does, from this process. */
export async function startHere(start: ProgramStart): Promise<StartedProgram> {
  const { command, args } = wrapProgram(start, detectProgramBounds());
  const child = spawn(command, args, {
    cwd: start.cwd,
    env: toProgramEnvironment(),
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const { stdin: input, stdout: output, stderr: errors } = child;
  // The end of the program explains why it no longer reads.
  input.on('error', () => undefined);
  const closed = new Promise<ProgramEnd>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  if (child.pid === undefined) throw ((await once(child, 'error')) as [Error])[0];
  giveWay(child.pid, start.urgency);
  if (start.outputMemory) fillMemory(output, start.outputMemory);
  return {
    pid: child.pid,
    input,
    output,
    errors,
    closed,
    kill: () => killTree(child),
    setReferenced(isReferenced) {
      const call = isReferenced ? 'ref' : 'unref';
      child[call]();
      // Pipes of a child process are sockets, though their types don't say so.
      for (const pipe of [input, output, errors]) (pipe as unknown as Record<'ref' | 'unref', () => void>)[call]();
    },
  };
}
