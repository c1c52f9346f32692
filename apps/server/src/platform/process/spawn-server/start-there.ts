import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { nicenessOf } from '../give-way.ts';
import { killGroup } from '../kill-tree.ts';
import type { ProgramEnd, ProgramStart, StartedProgram } from '../started-program.ts';
import type { SpawnMessage, StartOrder, StreamNumber, StreamOrder } from './spawn-order.ts';
import { detectProgramBounds, toProgramEnvironment, wrapProgram } from '../wrap-program.ts';

/**
 * Has a program started by the spawn server at an address. Returns undefined if that is gone; throws if the program
 * can't be started.
 */
export async function startThere(address: string, start: ProgramStart): Promise<StartedProgram | undefined> {
  const id = randomUUID();
  const { cwd, urgency, outputMemory } = start;
  const control = connect({ path: address });
  const input = connect({ path: address, allowHalfOpen: true }).pause();
  const output = connect({
    path: address,
    ...(outputMemory && { onread: { buffer: outputMemory.nextTarget, callback: outputMemory.onFilled } }),
  });
  const errors = connect({ path: address });
  const sockets = [control, input, output, errors];
  const drained = Promise.all([output, errors].map(untilClosed));
  const send = (socket: net.Socket, line: StartOrder | StreamOrder): void =>
    void socket.write(`${JSON.stringify(line)}\n`);
  for (const [stream, socket] of [input, output, errors].entries())
    send(socket, { kind: 'stream', id, stream: stream as StreamNumber });
  const { command, args } = wrapProgram(start, detectProgramBounds());
  const niceness = nicenessOf(urgency);
  send(control, { kind: 'start', id, command, args, cwd, env: toProgramEnvironment(), niceness });

  const answered = Promise.withResolvers<SpawnMessage | undefined>();
  const ended = Promise.withResolvers<ProgramEnd>();
  let startedPid: number | undefined;
  createInterface({ input: control })
    // The connection's own, whose close tells it.
    .on('error', () => undefined)
    .on('line', (line) => {
      // Safe cast: the spawn server is a program of ours.
      const message = JSON.parse(line) as SpawnMessage;
      if (message.kind === 'ended') {
        startedPid = undefined;
        ended.resolve(message);
        return;
      }
      if (message.kind === 'started') startedPid = message.pid;
      answered.resolve(message);
    });
  control.once('close', () => {
    answered.resolve(undefined);
    // The server is gone. The kernel kills its programs with it, but neither what they have started, nor one that has yet
    // to ask for that: `setpriv` asks milliseconds after a start.
    if (startedPid !== undefined) killGroup(startedPid);
    ended.resolve({ code: null, signal: 'SIGKILL' });
  });
  const answer = await answered.promise;
  if (answer?.kind !== 'started') {
    for (const socket of sockets) socket.destroy();
    if (answer?.kind === 'refused') throw new Error(answer.reason);
    return undefined;
  }
  return {
    pid: answer.pid,
    input,
    output,
    errors,
    closed: Promise.all([ended.promise, drained]).then(([end]) => {
      input.destroy();
      return end;
    }),
    kill: () => control.end(),
    setReferenced(isReferenced) {
      for (const socket of sockets) socket[isReferenced ? 'ref' : 'unref']();
    },
  };
}

/** Resolves when a connection is closed, by an error too. */
const untilClosed = (socket: net.Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.once('close', () => resolve());
  });

function connect(options: net.IpcNetConnectOpts & net.SocketConstructorOpts): net.Socket {
  const socket = net.connect(options);
  // What went wrong is told by the connection that the program is followed by.
  return socket.on('error', () => undefined);
}
