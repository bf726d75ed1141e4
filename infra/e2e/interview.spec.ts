// The interview after a first answer: every kind of choice, how many questions there are, and the keyboard alone.
import { expect, test, type Locator, type Page } from './test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { enter } from './person.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const AT_MOST = 8;
const COLD = 'runny nose and sneezing since two days';

const question = (page: Page): Locator => page.locator('[role=group][aria-labelledby=follow-up]');
const reply = (page: Page, name: string): Locator => question(page).getByRole('button', { name, exact: true });
const more = (page: Page): Locator => page.getByRole('button', { name: 'Ask me more' });
const readBack = (page: Page): Locator => page.getByText(/^We understood: /);

async function submit(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Describe How You Are Feeling/ }).fill(words);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused();
}

/** Chooses an answer and waits for what follows: the next question, or the thanks. */
async function choose(page: Page, name: string): Promise<void> {
  const asked = await question(page).getByRole('heading').innerText();
  await reply(page, name).click();
  await expect(question(page).getByRole('heading', { name: asked, exact: true })).toHaveCount(0);
}

/** Leaves questions open until this one comes. */
async function waitForQuestion(page: Page, text: string): Promise<void> {
  const wanted = question(page).getByRole('heading', { name: text, exact: true });
  await expect(question(page).or(more(page))).toBeVisible();
  for (let asked = 0; asked < AT_MOST && !(await wanted.isVisible()); asked += 1) {
    if (await more(page).isVisible()) await more(page).click();
    else await choose(page, 'Not sure');
  }
  await expect(wanted).toBeVisible();
}

interface Choice {
  readonly of: string;
  readonly words: string;
  readonly ageOfChild?: string;
  readonly asked: string;
  readonly offers: readonly string[];
  readonly chosen: string;
  /** What the page has understood then. */
  readonly understood: RegExp;
}

const CHOICES: readonly Choice[] = [
  {
    of: 'since when',
    words: 'pain in the knee',
    asked: 'Since when has this been going on?',
    offers: ['Since today', 'For some days', 'For one to four weeks', 'For months', 'For a year or longer'],
    chosen: 'For one to four weeks',
    understood: /knee pain, for 2 weeks/,
  },
  {
    of: 'how bad',
    words: COLD,
    asked: 'How bad is it?',
    offers: ['Daily life as usual', 'Daily work is hard', 'Daily work is not possible'],
    chosen: 'Daily work is hard',
    understood: /daily life is hard/,
  },
  {
    of: 'how bad it is for a child',
    words: COLD,
    ageOfChild: '6',
    asked: 'How bad is it?',
    offers: ['Plays and drinks as usual', 'Plays or drinks less', 'Too weak to play or drink'],
    chosen: 'Plays or drinks less',
    understood: /^We understood: 6 years old, .*plays or drinks less/,
  },
  {
    of: 'better or worse',
    words: COLD,
    asked: 'Is it getting better or worse?',
    offers: ['Getting better', 'The same', 'Getting worse'],
    chosen: 'Getting better',
    understood: /getting better/,
  },
  {
    of: 'where in the belly',
    words: 'pain in my belly since two days',
    asked: 'Where in the belly is the pain worst?',
    offers: ['Upper middle', 'Upper right, under the ribs', 'Around the navel', 'Lower right', 'Low in the middle'],
    chosen: 'Around the navel',
    understood: /navel/,
  },
  {
    of: 'where in the head',
    words: 'I have a headache since two days',
    asked: 'Where in the head is the pain?',
    offers: ['On one side', 'All around, like a tight band', 'At the temple'],
    chosen: 'On one side',
    understood: /one side/,
  },
  {
    of: 'which joint',
    words: 'a joint hurts since two weeks',
    asked: 'Which joint hurts most?',
    offers: ['Knee', 'Hip'],
    chosen: 'Knee',
    understood: /knee/i,
  },
];

for (const { of, words, ageOfChild, asked, offers, chosen, understood } of CHOICES)
  test(`a choice of ${of} is offered, and read back`, async ({ page }) => {
    await enter(page, '/user/diagnostics');
    if (ageOfChild) {
      await page.getByText('My child', { exact: true }).click();
      await page.getByRole('textbox', { name: 'Age' }).fill(ageOfChild);
    }
    await submit(page, words);
    await waitForQuestion(page, asked);
    for (const offer of [...offers, 'Not sure']) await expect(reply(page, offer)).toBeVisible();
    await expect(reply(page, 'Yes')).toHaveCount(0);
    await choose(page, chosen);
    await expect(readBack(page)).toHaveText(understood);
  });

test('the age of a child of whom the words tell is asked first, and read back', async ({ page }) => {
  await enter(page, '/user/diagnostics');
  await submit(page, 'my son has fever and cough');
  await expect(question(page).getByRole('heading')).toHaveText('How old is the child?');
  const give = question(page).getByRole('button', { name: 'Answer' });
  await expect(give).toBeDisabled();
  await question(page).getByRole('textbox', { name: 'Age' }).fill('4');
  await give.click();
  await expect(readBack(page)).toHaveText(/^We understood: 4 years old, fever, cough/);
});

test('a pregnancy and its week change the care', async ({ page }) => {
  await enter(page, '/user/diagnostics');
  await page.getByText('Add pregnancy, illnesses, medicines').click();
  await page.getByText('Pregnant', { exact: true }).click();
  await page.getByLabel('Weeks of pregnancy').fill('32');
  await submit(page, 'acidity and burning in chest after food since 3 days');
  await expect(page.getByText(/should be checked in small children, in pregnancy/)).toBeVisible();
  await expect(page.getByText(/Lose weight/)).toHaveCount(0);
});

test('three questions at first and eight on request: their number never grows by itself', async ({ page }) => {
  await enter(page, '/user/diagnostics');
  await submit(page, COLD);
  const places: string[] = [];
  const place = (): Promise<string> =>
    question(page)
      .getByText(/^Question \d of \d$/)
      .innerText();
  const answerAll = async (count: number): Promise<void> => {
    for (let asked = 0; asked < count; asked += 1) {
      places.push(await place());
      await choose(page, 'Not sure');
    }
  };
  await answerAll(3);
  await expect(page.getByText(/^Thank you\. Your result now includes all your answers/)).toBeVisible();
  await more(page).click();
  await answerAll(5);
  expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Question ${number} of ${number < 4 ? 3 : AT_MOST}`));
  await expect(question(page)).toHaveCount(0);
  await expect(more(page)).toHaveCount(0);
});

test('from whom it is for to the thanks by the keyboard alone', async ({ page }) => {
  await enter(page, '/user/diagnostics');
  const press = (...keys: string[]): Promise<void> =>
    keys.reduce<Promise<void>>((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const focused = page.locator(':focus');
  await page.getByRole('radio', { name: 'For me' }).focus();
  await press('ArrowRight', 'Tab');
  await expect(page.getByRole('textbox', { name: 'Age' })).toBeFocused();
  await page.keyboard.type('6');
  const words = page.getByRole('textbox', { name: /^Describe How You Are Feeling/ });
  for (let tab = 0; tab < 6 && !(await words.evaluate((box) => box === document.activeElement)); tab += 1)
    await press('Tab');
  await page.keyboard.type(COLD);
  await press('Tab');
  await expect(focused).toHaveAccessibleName('Speak instead of typing');
  await press('Tab');
  await expect(focused).toHaveText('Submit');
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Your result' })).toBeFocused();
  await expect(question(page)).toBeVisible();
  const inQuestion = (): Promise<boolean> => question(page).evaluate((group) => group.contains(document.activeElement));
  for (let tab = 0; tab < 40 && !(await inQuestion()); tab += 1) await press('Tab');
  const answer = async (): Promise<void> => {
    const isButton = (): Promise<boolean> => focused.evaluate((element) => element.tagName === 'BUTTON');
    for (let tab = 0; tab < 8 && !(await isButton()); tab += 1) await press('Tab');
    await press('Enter');
  };
  for (const next of [/^Question 2 of 3$/, /^Question 3 of 3$/]) {
    await answer();
    await expect(question(page).getByText(next)).toBeVisible();
    // The focus stays in the questions, in sight, though other buttons are there now.
    await expect.poll(inQuestion).toBe(true);
    await expect(focused).toBeInViewport();
  }
  await answer();
  await expect(page.getByText(/^Thank you\. Your result now includes all your answers/)).toBeFocused();
  await press('Tab');
  await expect(more(page)).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the choices have no fault in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await enter(page, '/user/diagnostics');
    await submit(page, 'pain in my belly since two days');
    await waitForQuestion(page, 'Where in the belly is the pain worst?');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faultsFoundByAxe(page)).toEqual([]);
    }
  });
