import { expect, test } from './test.ts';
import { NEW_DELHI, newPerson, onboard, signOut, signUp } from './person.ts';

test.use({ geolocation: NEW_DELHI, permissions: ['geolocation'] });

test('a person lands, signs up, describes symptoms, learns what to do, finds doctors, posts, likes and signs out', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const person = newPerson();

  await test.step('land and read the introduction', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('link', { name: 'Get Started' })
      .or(page.getByRole('button', { name: 'Get Started' }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/welcome$/);
    for (let slide = 0; slide < 6; slide += 1) await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect(page).toHaveURL(/\/auth\/user\/signup$/);
  });

  await test.step('sign up and onboard', async () => {
    await signUp(page, person);
    await onboard(page, person);
    await expect(page.getByRole('heading', { name: /Namaste, Asha/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Quick Services' })).toBeVisible();
    await expect(page.getByRole('link', { name: /112/ }).first()).toHaveAttribute('href', 'tel:112');
  });

  await test.step('describe symptoms and read the result', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /Self Diagnostics/ })
      .click();
    const box = page
      .getByPlaceholder('Describe How You Are Feeling Right Now...')
      .or(page.getByLabel('Describe How You Are Feeling Right Now...'))
      .first();
    await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await box.fill('I have had a runny nose, sneezing, a sore throat and a mild cough for two days. No fever.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('You most likely have:')).toBeVisible();
    await expect(page.getByText('Details:')).toBeVisible();
    await expect(page.getByText(/common cold/i).first()).toBeVisible();
  });

  await test.step('see doctors and hospitals nearby', async () => {
    await expect(page.getByText('Doctors / Hospitals Nearby')).toBeVisible();
    await expect(page.getByRole('link', { name: /Directions/ }).first()).toBeVisible();
    await page.goto('/user/nearby');
    await page.getByLabel('Location', { exact: true }).fill('28.6315,77.2167');
    await page.getByRole('button', { name: 'Find Nearby' }).click();
    await expect(page.getByRole('link', { name: /Directions/ }).nth(1)).toBeVisible();
  });

  await test.step('post and like', async () => {
    await page.goto('/user/community');
    const words = `Drink water and rest helped me. ${person.email.slice(0, 8)}`;
    await page.getByRole('textbox').first().fill(words);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    const post = page.getByRole('listitem').or(page.getByRole('article')).filter({ hasText: words }).first();
    await expect(post).toBeVisible();
    await post.getByRole('button', { name: /like/i }).click();
    await expect(post.getByRole('button', { name: /like/i })).toHaveAttribute('aria-pressed', 'true');
    await expect(post.getByRole('button', { name: /like/i })).toContainText('1');
  });

  await test.step('sign out', async () => {
    await page.goto('/user/dashboard');
    await signOut(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect(problems).toEqual([]);
    // Only a page of somebody's own asks who is signed in now, and is refused.
    await page.goto('/user/dashboard');
    await expect(page).toHaveURL(/\/auth\/user\/signin$/);
  });
});
