import type { Locator, Page } from '@playwright/test';
import { NEW_DELHI } from './person.ts';

const PUNE = { latitude: 18.5204, longitude: 73.8567 };

/** What a person tells, and what a doctor would insist on in the answer. */
export interface Walk {
  readonly name: string;
  readonly locale: 'en-IN' | 'hi-IN';
  readonly at: typeof NEW_DELHI;
  /** Whom the form is told that it is about, and how old they are. */
  readonly form?: { readonly about: 'My child' | 'Someone else'; readonly age: string; readonly unit?: 'days' };
  readonly words: string;
  /** The emergency page: its title, the first number to call and the first thing to do. */
  readonly danger?: { readonly title: string; readonly number: string; readonly first: RegExp };
  /** The title of the care level on the result, where there is one. */
  readonly care?: string;
  /** The first condition, where a doctor would insist on one. */
  readonly condition?: string;
  /** What the result must say: in whose person, what to do, when to come back. */
  readonly says: readonly (RegExp | string)[];
  /** What no page of the walk may say, since it would contradict the care or speak to the wrong person. */
  readonly never: RegExp;
  /** The list of places under the result, nearest first: what must be among them, and what none of them may be. */
  readonly door?: { readonly among: RegExp; readonly never: RegExp };
  readonly isOffline?: boolean;
}

const HOSPITAL = /Hospital/;
const CHILDREN = /Children's Hospital/;
const ONE_ILLNESS = /T\.? ?B\.? |Eye|Dental|Ayur|Cancer/;
const NOT_FOR_GROWN_UPS = /T\.? ?B\.? |Eye|Dental|Ayur|Cancer|Child/;

export const WALKS: readonly Walk[] = [
  {
    name: 'mother-of-a-newborn',
    locale: 'en-IN',
    at: NEW_DELHI,
    form: { about: 'My child', age: '10', unit: 'days' },
    words: 'My baby feels hot since morning and does not want to drink',
    danger: { title: 'This may be an emergency', number: '112', first: /skin to skin, not wrapped tightly/ },
    care: 'Call 112 now',
    condition: 'Infection of a newborn',
    says: [/^We understood: 10 days old/, 'Take the child to a hospital now.'],
    never: /paracetamol|ibuprofen|gripe|\byour gums|do you|are you/i,
    door: { among: CHILDREN, never: ONE_ILLNESS },
  },
  {
    name: 'pregnant-at-32-weeks',
    locale: 'en-IN',
    at: NEW_DELHI,
    words: 'I am 32 weeks pregnant, bad headache since morning and spots before my eyes',
    danger: { title: 'This may be an emergency', number: '112', first: /left side/ },
    care: 'Call 112 now',
    condition: 'Pre-eclampsia',
    says: [/hospital with a maternity ward/],
    never: /ibuprofen|aspirin|look after|\bhe\b|walk and breathe/i,
    door: { among: HOSPITAL, never: NOT_FOR_GROWN_UPS },
  },
  {
    name: 'chest-pain-of-an-old-father',
    locale: 'en-IN',
    at: NEW_DELHI,
    words: 'My father is 68 and has had chest pain for an hour, he is sweating',
    danger: { title: 'This may be an emergency', number: '112', first: /^Let them sit down/ },
    care: 'Call 112 now',
    condition: 'Heart attack',
    says: [/^We understood: 68 years old, chest pain/, /aspirin, unless allergic/],
    never: /\byour (chest|heart)|do you|are you|antacid|acidity|drive yourself to/i,
    door: { among: HOSPITAL, never: NOT_FOR_GROWN_UPS },
  },
  {
    name: 'diabetic-found-drowsy',
    locale: 'en-IN',
    at: NEW_DELHI,
    words: 'My mother has diabetes. I found her drowsy and she does not answer properly',
    danger: { title: 'This may be an emergency', number: '112', first: /awake/ },
    care: 'Call 112 now',
    says: [/give nothing by mouth/, /after 15 minutes: the same again/],
    never: /insulin injection|do you|are you/i,
    door: { among: HOSPITAL, never: NOT_FOR_GROWN_UPS },
  },
  {
    name: 'rash-in-pune',
    locale: 'en-IN',
    at: PUNE,
    words: 'itchy round rash on my arm with a scaly border for two weeks',
    care: 'See a doctor this week',
    condition: 'Fungal skin infection',
    says: ['Do not use a steroid cream.', /^See a doctor within 7 days/, /We list no skin doctor near you/],
    never: /the child|call 112 now|dermatology/i,
    door: { among: HOSPITAL, never: NOT_FOR_GROWN_UPS },
  },
  {
    name: 'poisoning',
    locale: 'en-IN',
    at: NEW_DELHI,
    words: 'my son of 3 drank kerosene from a bottle',
    danger: { title: 'Get help for poisoning now', number: '112', first: /Do not make the child vomit/ },
    care: 'Call 112 now',
    condition: 'Kerosene or petrol swallowed',
    says: [/1800 116 117/, 'Give nothing to eat or drink.'],
    never: /drink (plenty|milk|water|ORS)|milk|salt water|charcoal|do you|are you/i,
    door: { among: CHILDREN, never: ONE_ILLNESS },
  },
  {
    name: 'panic',
    locale: 'en-IN',
    at: NEW_DELHI,
    words: 'sudden fear that I will die, my heart pounds and my hands tingle, it goes away after ten minutes',
    care: 'See a doctor this week',
    condition: 'Panic attack',
    says: [/Breathe in/, /Call 112 if chest pain lasts/, /^See a doctor within 7 days/],
    never: /paper bag|the child/i,
    door: { among: HOSPITAL, never: ONE_ILLNESS },
  },
  {
    name: 'rabies-question',
    locale: 'en-IN',
    at: NEW_DELHI,
    words: 'how many rabies injections do I need after a dog bite?',
    care: 'See a doctor today',
    says: [
      /4 visits .* or 5 injections/,
      /soap and running water for 15 minutes/,
      /National Centre for Disease Control/,
    ],
    never: /look after yourself|the child/i,
    door: { among: HOSPITAL, never: ONE_ILLNESS },
  },
  {
    name: 'nothing-understood',
    locale: 'en-IN',
    at: NEW_DELHI,
    words: 'the gullu keeps flopping in the bazaar',
    says: ['We did not understand this', /We did not understand “/],
    never: /look after|you most likely have|harmless/i,
  },
  {
    name: 'hindi',
    locale: 'hi-IN',
    at: NEW_DELHI,
    words: 'मेरी दादी को तीन दिन से बुखार और खाँसी है, उनकी उम्र 74 साल है',
    care: 'इसी हफ़्ते डॉक्टर को दिखाएँ',
    says: [/74 साल/, /7 दिन के अंदर/],
    never: /See a doctor|बच्चे का |क्या आपको/,
    door: { among: HOSPITAL, never: NOT_FOR_GROWN_UPS },
  },
  {
    name: 'hinglish',
    locale: 'en-IN',
    at: PUNE,
    words: 'mere bete ko 2 din se dast aur ulti ho rahi hai, 2 saal ka hai',
    care: 'Look after the child at home',
    condition: 'Stomach flu',
    says: [
      /^We understood: 2 years old/,
      /ORS/,
      /zinc/,
      /Call 112 if the child is very sleepy, cannot drink/,
      /If it is not better in a day, take the child to a doctor/,
    ],
    never: /do you|are you|loperamide|stop feeding|your stool/i,
    door: { among: HOSPITAL, never: ONE_ILLNESS },
  },
  {
    name: 'offline',
    locale: 'en-IN',
    at: NEW_DELHI,
    words: 'runny nose, sneezing and blocked nose since 4 days',
    care: 'Look after yourself at home',
    condition: 'Common cold',
    says: [/^If it is not better in 6 days, see a doctor/, /Worked out on this phone/, /Call 112 if/],
    never: /antibiotic|the child/i,
    isOffline: true,
  },
];

/** Where a walk stops to be looked at. */
export type Stage = 'told' | 'danger' | 'result' | 'asked' | 'checked';

export const question = (page: Page): Locator => page.locator('[role=group][aria-labelledby=follow-up]');
const box = (page: Page): Locator => page.locator('main form textarea');

/** Fills the form as the person of the walk does. */
async function tell(page: Page, { form, words }: Walk): Promise<void> {
  if (form) {
    await page.getByText(form.about, { exact: true }).click();
    await page.getByRole('textbox', { name: 'Age' }).fill(form.age);
    if (form.unit) await page.getByRole('combobox', { name: 'Counted in' }).selectOption(form.unit);
  }
  await box(page).fill(words);
}

/** Brings the engine onto the phone, and then takes the network away. */
async function goOffline(page: Page): Promise<void> {
  const keep = page.getByRole('checkbox', { name: 'Keep my words on this phone' });
  await keep.check();
  await page.getByText('Your answer is worked out on this phone', { exact: false }).waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await keep.uncheck();
  await page.context().setOffline(true);
}

/**
 * Goes from the question to the result and through the interview, leaving its questions open.
 *
 * @param page shows the page with the question to somebody who is signed in
 * @param look is called at each stage, with the page as it is then
 */
export async function takeWalk(page: Page, walk: Walk, look: (stage: Stage) => Promise<void>): Promise<void> {
  if (walk.isOffline) await goOffline(page);
  await tell(page, walk);
  await look('told');
  await page.locator('main form button[type=submit]').first().click();
  if (walk.danger) {
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    // The service may add signs to those that the page found by itself.
    await box(page).waitFor({ state: 'detached' });
    await look('danger');
    await dialog.getByRole('button').last().click();
  }
  await box(page).waitFor({ state: 'detached' });
  if (!walk.care) {
    await look('result');
    await page.getByRole('button', { name: 'None of these' }).click();
    return look('checked');
  }
  if (walk.door)
    await page
      .getByRole('link', { name: /^Directions|^रास्ता/ })
      .first()
      .waitFor();
  await look('result');
  while (await question(page).isVisible()) {
    const asked = await question(page).getByRole('heading').innerText();
    await look('asked');
    await question(page)
      .getByRole('button', { name: /^(Not sure|पता नहीं)$/ })
      .click();
    await question(page).getByRole('heading', { name: asked, exact: true }).waitFor({ state: 'detached' });
  }
}
