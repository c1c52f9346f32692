import { expect, test } from './fixtures/test.ts';
import { signInWithDemoAccount } from './pages/studio-page.ts';

test('the studio serves another user after signing in and after signing out', async ({ page }) => {
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
