import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Browser } from '@playwright/test';
import { keepAnswers, keptAnswers, recordAnswers } from './answers.ts';
import { ALL, nameOf, type View } from './combinations.ts';
import { closeContext, draw, openContext } from './draw.ts';
import { LANGUAGES, type Language } from './screens.ts';

const POSTS = {
  en: [
    'My mother got well from dengue in two weeks. Rest and a lot of water helped her most.',
    'Does anybody know a good physiotherapist near Lajpat Nagar? My knee is stiff since the operation.',
  ],
  hi: [
    'माँ को डेंगू हुआ था, दो हफ़्ते में ठीक हो गईं। आराम और खूब पानी से सबसे ज़्यादा फ़ायदा हुआ।',
    'लाजपत नगर के पास कोई अच्छा फ़िज़ियोथेरेपिस्ट बताइए। ऑपरेशन के बाद से घुटना अकड़ा रहता है।',
  ],
};

const viewsIn = (language: Language): View[] =>
  ALL.filter((view) => view.language === language && view.width === 360 && view.theme === 'light');

async function send(request: APIRequestContext, call: string, data: object): Promise<void> {
  const answer = await request.post(`/api/v1/${call}`, { data });
  if (!answer.ok()) throw new Error(`${call} answered ${answer.status()}: ${await answer.text()}`);
}

/**
 * Goes through screens on the real service, and keeps what it answered in each language.
 *
 * @param only a part of the names of the screens; with all of them, answers that no page asks for any more go
 */
export async function record(browser: Browser, url: string, only: string): Promise<void> {
  mkdirSync(path.join(import.meta.dirname, 'answers'), { recursive: true });
  for (const language of LANGUAGES) {
    const person = await browser.newContext({ baseURL: url });
    await send(person.request, 'auth/user/signup', {
      email: `${language}@example.org`,
      password: `kolam-of-${language}`,
    });
    await send(person.request, 'onboard/user', {
      name: 'Asha Kulkarni',
      phone: '+91 98765 43210',
      address: '12 Lake Road, New Delhi',
      dob: '1990-04-12',
      gender: 'female',
    });
    for (const content of POSTS[language]) await send(person.request, 'community/posts', { content });
    const cookies = (await person.storageState()).cookies;
    await person.close();
    const answers = only ? keptAnswers(language) : {};
    for (const view of viewsIn(language).filter((one) => nameOf(one).includes(only))) {
      const context = await openContext(browser, url, view);
      if (view.screen.isSignedIn) await context.addCookies(cookies);
      await recordAnswers(context, view, answers);
      await draw(context, view);
      await closeContext(context);
    }
    keepAnswers(language, answers);
  }
}
