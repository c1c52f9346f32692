import { expect, test } from './fixtures/test.ts';
import { signInWithDemoAccount } from './pages/studio-page.ts';

test('a wrong password is refused in the language of the user', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nobody@example.com');
  await page.getByLabel('Password', { exact: false }).first().fill('wrong-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Login error');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('alert')).toHaveText('登录失败');
});

test('signing in and out changes who the studio serves', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByTestId('credits')).toHaveText('10');
  await signInWithDemoAccount(page);
  await expect(page.getByTestId('credits')).not.toHaveText('10');
  await page.goto('/login');
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByTestId('credits')).toHaveText('10');
});

test('the language and the theme stay chosen', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: '简体中文' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今天想做什么？');
  await page.getByRole('button', { name: '主题' }).click();
  await page.getByRole('menuitem', { name: '深色' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page).toHaveTitle('首页 · Reelwright');
});

test('a session that the server has forgotten becomes a new one', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'token', value: 'forgotten', url: baseURL ?? '' }]);
  await page.goto('/home');
  await expect(page.getByTestId('credits')).toHaveText('10');
});

test('an address that nobody knows leads to the not-found screen', async ({ page }) => {
  await page.goto('/no/such/screen');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/home$/);
});
