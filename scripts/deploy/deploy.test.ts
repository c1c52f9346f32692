import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listRunPackages } from '../setup/system-programs.mjs';
import { lintDockerfile, listInstalledPackages, parseDockerfile } from './lint-dockerfile.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(path.join(ROOT, name), 'utf8');

describe('the container image', () => {
  const dockerfile = read('Dockerfile');

  test('has no fault that the lint knows', () => {
    expect(lintDockerfile(dockerfile)).toEqual([]);
  });

  test('installs the programs that a start on a machine installs', () => {
    expect(listInstalledPackages(dockerfile)).toEqual(expect.arrayContaining(listRunPackages()));
  });

  test('starts a program that exists', () => {
    const command = parseDockerfile(dockerfile).findLast(({ name }) => name === 'CMD')?.text ?? '[]';
    const [program, script = ''] = JSON.parse(command) as string[];
    expect(program).toBe('node');
    expect(existsSync(path.join(ROOT, script))).toBe(true);
  });
});

test.each([
  ['FROM node:24\nRUM x\nUSER node\nCMD ["a"]\nHEALTHCHECK NONE\nSTOPSIGNAL SIGTERM', 'RUM is no instruction'],
  ['FROM node\nUSER node\nCMD ["a"]\nHEALTHCHECK NONE\nSTOPSIGNAL SIGTERM', 'the image node has no version'],
  ['FROM node:24\nCMD ["a"]\nHEALTHCHECK NONE\nSTOPSIGNAL SIGTERM', 'runs as root'],
  ['FROM node:24\nUSER node\nCMD npm start\nHEALTHCHECK NONE\nSTOPSIGNAL SIGTERM', 'CMD must be a JSON list'],
  [
    'FROM node:24\nCOPY --from=web a b\nUSER node\nCMD ["a"]\nHEALTHCHECK NONE\nSTOPSIGNAL SIGTERM',
    'no stage is named web',
  ],
])('the lint finds a fault (%#)', (text, problem) => {
  expect(lintDockerfile(text).join('; ')).toContain(problem);
});

test.each(['deploy/compose.yaml', 'deploy/compose.postgres.yaml'])(
  '%s is published on loopback only, and starts scripts that exist',
  (name) => {
    const text = read(name);
    expect(text).not.toContain('\t');
    expect(text).toMatch(/^services:$/m);
    for (const [, address] of text.matchAll(/- "([^"]+):\d+:\d+"/g)) expect(address).toBe('127.0.0.1');
    for (const [script] of text.matchAll(/apps\/[\w/.-]+\.ts/g))
      expect(existsSync(path.join(ROOT, script)), script).toBe(true);
  },
);

test('the image has a pg_dump for the database that is deployed with it', () => {
  const [, debian] = /^FROM node:\d+-(\w+)-slim AS base$/m.exec(read('Dockerfile')) ?? [];
  // https://packages.debian.org/postgresql-client
  const clients: Readonly<Record<string, number>> = { bookworm: 15, trixie: 17 };
  const [, server] = /image: postgres:(\d+)-/.exec(read('deploy/compose.postgres.yaml')) ?? [];
  expect(Number(server)).toBe(clients[debian ?? '']);
});

test('the unit of systemd runs as a user of its own, on a folder that only it can enter', () => {
  const unit = read('deploy/reelwright.service');
  const sections = [...unit.matchAll(/^\[(\w+)\]$/gm)].map(([, name]) => name);
  expect(sections).toEqual(['Unit', 'Service', 'Install']);
  const settings = unit.split('\n').filter((line) => line !== '' && !/^[#[]/.test(line));
  for (const line of settings) expect(line).toMatch(/^[A-Za-z]+=\S/);
  expect(settings).toEqual(expect.arrayContaining(['User=reelwright', 'StateDirectoryMode=0700', 'KillMode=mixed']));
});
