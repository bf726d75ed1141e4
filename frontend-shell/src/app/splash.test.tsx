import { LOCALES } from '@sahaay/contracts/constants';
import { remotePages } from '@sahaay/contracts/shell';
import { renderFirstWords, renderSplash } from '../prerender.tsx';

test('what shows from the first paint on is the name beside the mark, which no screen reader reads', () => {
  document.body.innerHTML = renderSplash();
  expect(document.body).toHaveTextContent(/^Sahaay$/);
  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('each page of a remote has its title and a sentence below it from the first paint on, in each language', async () => {
  document.body.innerHTML = await renderFirstWords();
  const pages = Object.values(remotePages).flat();
  for (const page of pages) {
    const words = document.querySelector(`.boot-words-${page}:lang(en)`);
    expect(words?.querySelector('.h1')).toHaveTextContent(/^\w[^.]*$/);
    expect(words?.querySelector('.soft')).toHaveTextContent(/^\w.+\.$/);
  }
  expect(new Set([...document.querySelectorAll('.boot-words.page')].map(({ textContent }) => textContent)).size).toBe(
    pages.length * LOCALES.length,
  );
});

test('the landing page has its first words in each language besides English', async () => {
  document.body.innerHTML = await renderFirstWords();
  const shown = [...document.querySelectorAll<HTMLElement>('.boot-words-landing')];
  expect(shown.map(({ lang }) => lang)).toEqual(LOCALES.filter((language) => language !== 'en'));
  expect(shown[0]).toHaveTextContent('सहाय को बताइए');
});
