import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunProgram } from '#src/platform/process/program.ts';
import { runProgram } from '#src/platform/process/run-program.ts';
import { AppError } from '#src/app-error.ts';
import { detectEncoder, type Devices, listChoices } from './detect-encoder.ts';
import { createRenderEngine } from './render-engine.ts';

const ENCODERS = `Encoders:
 V....D libx264              libx264 H.264 / AVC / MPEG-4 AVC / MPEG-4 part 10 (codec h264)
 V....D h264_nvenc           NVIDIA NVENC H.264 encoder (codec h264)
 V..... h264_qsv             H.264 (Intel Quick Sync Video acceleration) (codec h264)
 V..... h264_v4l2m2m         V4L2 mem2mem H.264 encoder wrapper (codec h264)
 V....D h264_vaapi           H.264/AVC (VAAPI) (codec h264)
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'detect-encoder-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** The behaviour of a machine's encoder: no such hardware, works (here by libx264), or one of several faults. */
type Behaviour = 'missing' | 'works' | 'grey' | 'drops' | 'hangs';

const SCRIPTS: Record<Behaviour, string> = {
  missing: 'echo "No capable devices found" >&2; exit 1',
  works: 'exec ffmpeg "${args[@]}"',
  // Changes the planes, as a broken driver does.
  grey: 'exec ffmpeg "${args[@]:0:${#args[@]}-3}" -vf eq=contrast=0 "${args[@]: -3}"',
  drops: 'exec ffmpeg "${args[@]:0:${#args[@]}-3}" -frames:v 5 "${args[@]: -3}"',
  hangs: 'exec sleep 600',
};

/** An ffmpeg on a machine whose hardware encoders behave like this. */
async function fakeMachine(name: string, hardware: Partial<Record<string, Behaviour>>): Promise<RunProgram> {
  const script = path.join(folder, `${name}.sh`);
  const cases = Object.entries(hardware).map(([kind, behaviour]) => `${kind}) ${SCRIPTS[behaviour ?? 'missing']};;`);
  await writeFile(
    script,
    `#!/bin/bash
args=(); encoder=; skip=
for arg in "$@"; do
  if [ "$arg" = -encoders ]; then cat <<'LIST'
${ENCODERS}LIST
  exit 0; fi
  case "$arg" in h264_*) encoder=$arg; arg=libx264;; format=nv12,hwupload) arg=format=yuv420p;; esac
  # Options that only the hardware knows go with their values.
  case "$skip" in 1) skip=; continue;; esac
  case "$arg" in -rc|-cq|-forced-idr|-global_quality|-rc_mode|-qp|-vaapi_device|-preset) skip=1; continue;; esac
  args+=("$arg")
done
case "$encoder" in
${cases.join('\n')}
'') exec ffmpeg "$@";;
*) ${SCRIPTS.missing};;
esac
`,
  );
  await chmod(script, 0o755);
  return (run) => runProgram({ ...run, program: run.program === 'ffmpeg' ? script : run.program });
}

const DEVICES = ['/dev/dri/renderD128', '/dev/nvidiactl', '/dev/video0'];

async function detect(
  name: string,
  hardware: Partial<Record<string, Behaviour>>,
  options: { devices?: string[]; signal?: AbortSignal } = {},
) {
  const found = await detectEncoder({
    runProgram: await fakeMachine(name, hardware),
    folder,
    devices: options.devices ?? DEVICES,
    signal: options.signal ?? new AbortController().signal,
  });
  expect((await readdir(folder)).filter((each) => !each.endsWith('.sh'))).toEqual([]);
  return found;
}

describe('the encoders that ffmpeg offers', () => {
  test('are tried in order of preference, VAAPI on each render node', () => {
    const nodes = ['/dev/dri/renderD128', '/dev/dri/renderD129'];
    expect(
      listChoices(ENCODERS, [...nodes, '/dev/nvidiactl', '/dev/video0']).map((choice) => choice.device ?? choice.kind),
    ).toEqual(['h264_nvenc', 'h264_qsv', ...nodes, 'h264_v4l2m2m']);
  });

  test('are not tried without their devices', () => {
    const kindsOn = (devices: Devices) => listChoices(ENCODERS, devices).map(({ kind }) => kind);
    expect(kindsOn(['/dev/null', '/dev/dri/card0', '/dev/vga_arbiter'])).toEqual([]);
    expect(kindsOn(['/dev/dri/renderD128'])).toEqual(['h264_qsv', 'h264_vaapi']);
    expect(kindsOn(['/dev/nvidiactl'])).toEqual(['h264_nvenc']);
    expect(kindsOn(['/dev/video11'])).toEqual(['h264_v4l2m2m']);
  });

  test('are tried without VAAPI on systems whose devices are no files', () => {
    expect(listChoices(ENCODERS, undefined).map(({ kind }) => kind)).toEqual([
      'h264_nvenc',
      'h264_qsv',
      'h264_v4l2m2m',
    ]);
  });
});

describe('the chosen encoder', () => {
  test('is undefined if the machine has no hardware, whatever ffmpeg was built with', async () => {
    expect(await detect('none', {})).toBeUndefined();
  });

  test('is the first that works', async () => {
    expect(await detect('qsv', { h264_qsv: 'works', h264_vaapi: 'works' })).toMatchObject({ kind: 'h264_qsv' });
  });

  test('is called with the render node on which it worked', async () => {
    expect(await detect('vaapi', { h264_vaapi: 'works' })).toMatchObject({ device: '/dev/dri/renderD128' });
  });

  test('is never one that changes the frames', async () => {
    expect(await detect('grey', { h264_nvenc: 'grey', h264_v4l2m2m: 'works' })).toMatchObject({ kind: 'h264_v4l2m2m' });
  });

  test('is never one that loses frames', async () => {
    expect(await detect('drops', { h264_nvenc: 'drops' })).toBeUndefined();
  });

  test('is undefined if ffmpeg does not list its encoders: no ad fails for that', async () => {
    const found = detectEncoder({
      runProgram: async () => Promise.reject(new AppError('SYSTEM_ERROR')),
      folder,
      devices: [],
      signal: new AbortController().signal,
    });
    await expect(found).resolves.toBeUndefined();
  });

  test('is not waited for when the render is cancelled', async () => {
    const cancel = new AbortController();
    const reason = new Error('cancelled');
    const detecting = detectEncoder({
      runProgram: async (run) => {
        // Aborts once the first encoder has started.
        if (run.args.includes('h264_nvenc')) queueMicrotask(() => cancel.abort(reason));
        return await (await fakeMachine('hangs', { h264_nvenc: 'hangs' }))(run);
      },
      folder,
      devices: DEVICES,
      signal: cancel.signal,
    });
    await expect(detecting).rejects.toBe(reason);
  });
});

describe('an engine', () => {
  const { signal } = new AbortController();

  test('looks for hardware once, and never if it is set to software', async () => {
    let looked = 0;
    const machine = await fakeMachine('engine', { h264_nvenc: 'works' });
    const counting: RunProgram = (run) => {
      if (run.args.includes('-encoders')) looked += 1;
      return machine(run);
    };
    const software = createRenderEngine({ runProgram: counting, encoder: 'software' });
    expect(await software.findEncoder(folder, signal)).toBeUndefined();
    expect(looked).toBe(0);
    const auto = createRenderEngine({
      runProgram: counting,
      encoder: 'auto',
      listDevices: async () => DEVICES,
    });
    expect(await auto.findEncoder(folder, signal)).toMatchObject({ kind: 'h264_nvenc' });
    expect(await auto.findEncoder(folder, signal)).toMatchObject({ kind: 'h264_nvenc' });
    expect(looked).toBe(1);
    auto.giveUpEncoder();
    expect(await auto.findEncoder(folder, signal)).toBeUndefined();
  });

  test('knows its versions', async () => {
    const engine = createRenderEngine({ runProgram, encoder: 'software' });
    const versions = await engine.describe(signal);
    expect(versions.ffmpeg.version).toMatch(/^\S*\d/);
    expect(versions.ffmpeg.x264).toMatch(/^\d+ r\d+/);
    expect(versions.kernelSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(versions.codeSha256).not.toBe(versions.kernelSha256);
    expect([versions.canvas, versions.sharp, versions.node].every((version) => /^\d+\.\d+/.test(version))).toBe(true);
  });
});
