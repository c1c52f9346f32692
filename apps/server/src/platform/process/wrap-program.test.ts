import { describe, expect, test } from 'vitest';
import { wrapProgram } from './wrap-program.ts';

const run = { program: 'ffmpeg', args: ['-i', 'a b; rm -rf $HOME'] };
const all = { prlimit: '/usr/bin/prlimit', setpriv: '/usr/bin/setpriv' };

describe('wrapProgram', () => {
  test('limits memory and CPU time, forbids core dumps, and ties the program to the life of its parent', () => {
    const limits = { maxMemoryBytes: 1024, maxDataBytes: 512, cpuLimit: { seconds: 5 } };
    expect(wrapProgram({ ...run, ...limits }, all)).toEqual({
      command: '/usr/bin/prlimit',
      args: [
        '--core=0',
        '--as=1024',
        '--data=512',
        '--cpu=5:6',
        '--',
        '/usr/bin/setpriv',
        '--pdeathsig',
        'KILL',
        '--',
        'ffmpeg',
        '-i',
        'a b; rm -rf $HOME',
      ],
    });
  });

  test('sets no limit if none is given', () => {
    expect(wrapProgram(run, all).args).not.toContain('--as=undefined');
  });

  test('uses the programs that the machine has', () => {
    expect(wrapProgram(run, { prlimit: undefined, setpriv: '/bin/setpriv' }).command).toBe('/bin/setpriv');
    expect(wrapProgram({ ...run, maxMemoryBytes: 1 }, { prlimit: undefined, setpriv: undefined })).toEqual({
      command: 'ffmpeg',
      args: run.args,
    });
  });
});
