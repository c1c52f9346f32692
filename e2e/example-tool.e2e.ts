import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { addTool, copyTree } from './example-tool/add-tool.ts';
import { follow } from './fixtures/follow.ts';
import { startStudio, type Studio } from './fixtures/studio.ts';

const run = promisify(execFile);
const TOOL_TYPE = 901;
const TEXT = 'Summer sale starts today';

let tree: string;
let studio: Studio;

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

test.beforeAll(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'reelwright-tool-'));
  copyTree(tree);
});

test.afterAll(async () => {
  await studio?.stop();
  rmSync(tree, { recursive: true, force: true });
});

/**
 * Where types follow from the table of tools: the tools of an app and all that they import, packages included. Files
 * elsewhere can't list tools (check-tool-names), and tests and benchmarks have none of their own.
 */
const TOOL_TYPES = JSON.stringify({
  extends: './tsconfig.json',
  include: ['src/tools', 'src/**/*.d.ts'],
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/test-*.ts', '**/test-*.tsx'],
});

const checkTypes = (project: string) => {
  writeFileSync(path.join(tree, project, 'tsconfig.tool.json'), TOOL_TYPES);
  return run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', `${project}/tsconfig.tool.json`], {
    cwd: tree,
  });
};

/**
 * Adds the table of implementations once more, without the tool. It compiles only as long as the compiler reports the
 * missing tool, so that one run of the compiler shows both.
 */
function addIncompleteTable(): void {
  const folder = path.join(tree, 'apps/server/src/tools');
  const complete = readFileSync(path.join(folder, 'implementations.ts'), 'utf8');
  const table = complete.slice(0, complete.indexOf('/** A tool without dependencies'));
  const incomplete = table
    .replace(/^.*createTextCardTool.*\n/gm, '')
    .replace('const IMPLEMENTATIONS', 'export const INCOMPLETE')
    .replace('} satisfies', '// @ts-expect-error -- TEXT_CARD is missing\n} satisfies')
    .replace('loadToolContracts, ', '')
    .replace('Tool, ToolImplementation, Tools', 'ToolImplementation');
  writeFileSync(path.join(folder, 'incomplete-implementations.ts'), incomplete);
}

/** The build without compressed copies, source maps and minified code, which take most of its CPU time and show nothing of a tool. */
const LEAN_BUILD = `import config from './vite.config.ts';
const plugins = config.plugins.filter((plugin) => plugin.name !== 'compress-assets');
export default { ...config, plugins, build: { ...config.build, sourcemap: false, minify: false } };
`;

async function buildWebApp(): Promise<void> {
  const cwd = path.join(tree, 'apps/web');
  writeFileSync(path.join(cwd, 'vite.lean.config.ts'), LEAN_BUILD);
  const args = [path.join(tree, 'node_modules/vite/bin/vite.js'), 'build', '-c', 'vite.lean.config.ts'];
  await run(process.execPath, args, { cwd, env: { ...process.env, NODE_ENV: 'production' } });
}

test('a tool needs three folders and a line in each table, the checks accept it, and demand its implementation', async () => {
  expect(addTool(tree)).toEqual([
    'packages/contracts/src/tools.ts',
    'packages/contracts/src/index.ts',
    'apps/server/src/tools/implementations.ts',
  ]);
  const node = (script: string, ...args: string[]) =>
    run(process.execPath, [path.join(tree, script), ...args], { cwd: tree });
  await Promise.all([node('scripts/check/check-catalogues.ts'), node('scripts/check/check-tool-names.ts')]);
  addIncompleteTable();
  await Promise.all(['apps/server', 'apps/web'].map(checkTypes));
});

test('the tool is priced, pushed, run, shown, found and translated', async ({ page }) => {
  await buildWebApp();
  studio = await startStudio({ fetchAllowHosts: [], root: tree });

  const answer = await fetch(`${studio.url}/api/guest/login`, { headers: { 'device-id': 'example' } });
  const { data: guest } = (await answer.json()) as { data: { token: string } };
  const push = { tool_type: TOOL_TYPE, input: { text: TEXT } };
  expect((await call('taskV2/getTaskCost', push, guest.token)).data).toMatchObject({ credits: 2, is_enough: true });
  expect(await call('taskV2/push', { ...push, input: { text: '' } }, guest.token)).toMatchObject({ data: null });

  await page.goto(`${studio.url}/text-card`);
  await page.getByLabel('Text').fill(TEXT);
  await page.getByRole('button', { name: 'Make the card' }).click();
  const result = page.getByRole('img', { name: TEXT });
  await expect(result).toBeVisible();
  await expect.poll(() => result.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);

  await follow(page, '/projects');
  const card = page.getByRole('article', { name: TEXT });
  await expect(card).toContainText('Text card');
  await expect
    .poll(() =>
      card
        .locator('img')
        .last()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Text card' }).click();
  await expect(card).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Text to Speech' }).click();
  await expect(card).toBeHidden();

  await page.evaluate(() => localStorage.setItem('lang', 'zh-CN'));
  await page.goto(`${studio.url}/projects`);
  await expect(page.getByRole('article', { name: TEXT })).toContainText('文字卡片');
});

async function call(route: string, input: object, token: string): Promise<{ code: number; data: unknown }> {
  const answer = await fetch(`${studio.url}/api/${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      lang: 'en',
      'device-id': 'example',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(input),
  });
  return (await answer.json()) as { code: number; data: unknown };
}
