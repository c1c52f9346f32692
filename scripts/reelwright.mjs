#!/usr/bin/env node
import { launch } from './setup/launch.mjs';

/** Commands that run neither ffmpeg nor another system program. */
const WITHOUT_SYSTEM_PROGRAMS = [
  'admin',
  'backup',
  'claims',
  'doctor',
  'move-to-postgres',
  'music',
  'products',
  'restore',
  'scripts',
];

const [command, ...words] = process.argv.slice(2);
const isHelp = command === undefined || [command, ...words].some((word) => ['--help', '-h', 'help'].includes(word));
const needs =
  isHelp || WITHOUT_SYSTEM_PROGRAMS.includes(command) ? {} : { systemPrograms: /** @type {const} */ ('run') };
await launch({ script: 'apps/server/src/entry/reelwright.ts', needs });
