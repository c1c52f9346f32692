import type { BrowserContext } from '@playwright/test';
import { follow } from './fixtures/follow.ts';
import { expect, test } from './fixtures/test.ts';
import { beginByHand, signInWithDemoAccount } from './pages/studio-page.ts';

const PASSWORD = 'seven lanterns over Lisbon';

/** Returns the newest code out of the installation's mailbox, which the operator reads. */
async function readCode(context: BrowserContext, email: string): Promise<string> {
  const mailbox = await context.newPage();
  await mailbox.goto('/operator/mails');
  const row = mailbox.getByRole('listitem').filter({ hasText: email }).first();
  const code = await row.getByText(/^\d{6}$/).innerText();
  await mailbox.close();
  return code.trim();
}

test('a guest registers with a mailed code, keeps the draft, signs out and comes back', async ({ page, context }) => {
  const email = 'ann@shop.example';
  const drafts = page.getByRole('region', { name: 'Pick up where you left off' }).getByRole('listitem');

  // Tools that read pages ahead of visitors wait for this.
  await page.addInitScript(() => {
    document.addEventListener('prerender-ready', () => {
      document.documentElement.dataset['prerender'] = String(document.querySelectorAll('#root').length);
    });
  });

  await test.step('makes a draft without an account', async () => {
    await beginByHand(page);
    await expect(page.locator('html')).toHaveAttribute('data-prerender', '1');
    // A draft without content is not listed.
    await page.getByLabel(/^Product name/).fill('Canvas plimsolls');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await follow(page, '/link-to-video');
    await expect(drafts).toHaveCount(1);
  });

  await test.step('registers with the code of the mailbox', async () => {
    await follow(page, '/register');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible();
    await page.getByLabel(/^Verification code/).fill(await readCode(context, email));
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/welcome/);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByTestId('credits')).toHaveText('10');
  });

  await test.step('finds the draft in the account', async () => {
    await follow(page, '/link-to-video');
    await expect(drafts).toHaveCount(1);
  });

  await test.step('signs out: the draft is gone from this browser', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await follow(page, '/link-to-video');
    await expect(page.getByRole('button', { name: 'No link? Enter the product manually' })).toBeVisible();
    await expect(drafts).toHaveCount(0);
  });

  await test.step('signs in again on the same device', async () => {
    await follow(page, '/login');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/link-to-video');
    await expect(drafts).toHaveCount(1);
  });
});

test("a guest's credits move to the account that they sign in to, and are given only once", async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByTestId('credits')).toHaveText('10');
  await signInWithDemoAccount(page);
  await expect(page.getByTestId('credits')).not.toHaveText('10');
  await follow(page, '/login');
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByTestId('credits')).toHaveText('0');
});
