import { expect, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

/** Connaught Place in New Delhi, which lies inside the starter directory. */
export const NEW_DELHI = { latitude: 28.6315, longitude: 77.2167 };

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

export const newPerson = (): Person => ({
  email: `${randomUUID()}@example.org`,
  // A password at random is refused once in 15,000 times, as one that leaked.
  password: 'kolam before the monsoon 42',
  name: 'Asha Kulkarni',
});

/** The button of the account menu. Other buttons bear this person's name too, such as the menu of each own post. */
export const accountMenu = (page: Page): Locator =>
  page.getByRole('button', { name: /, account menu$/ }).filter({ visible: true });

/** Signs out through the account menu. Whoever opened another page before the server has answered might stay signed in. */
export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/user\/signin$/);
}

/** Goes from the sign-up page to the onboarding page. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/auth/user/signup');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/onboard\/user$/);
}

/** Fills the onboarding form and sends it. */
export async function fillOnboarding(
  page: Page,
  { name, phone = '+91 98765 43210', dob = '1990-04-12' }: { name: string; phone?: string; dob?: string },
): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByLabel('Date of Birth').fill(dob);
  await page.getByLabel('Address').fill('12 Lake Road, New Delhi');
  await page.getByRole('radio', { name: 'Female', exact: true }).check({ force: true });
  await page.getByRole('button', { name: /Save|Continue|Finish/ }).click();
}

/** Goes from the onboarding page to the dashboard. */
export async function onboard(page: Page, person: Person): Promise<void> {
  await fillOnboarding(page, person);
  await expect(page).toHaveURL(/\/user\/dashboard$/);
}

/** Puts a signed-in, onboarded person on a page. Other tests show the way there through the forms. */
export async function enter(page: Page, path = '/user/dashboard'): Promise<Person> {
  const person = newPerson();
  const { email, password, name } = person;
  for (const [call, data] of [
    ['auth/user/signup', { email, password }],
    [
      'onboard/user',
      { name, phone: '+91 98765 43210', address: '12 Lake Road, New Delhi', dob: '1990-04-12', gender: 'female' },
    ],
  ] as const) {
    const answer = await page.request.post(`/api/v1/${call}`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  return person;
}
