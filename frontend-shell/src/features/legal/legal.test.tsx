import { NOTICE_VERSION } from '@sahaay/contracts/constants';
import { screen } from '@testing-library/react';
import { chooseLanguage } from '../../i18n/language.ts';
import { heading, openPage } from '../../testing/open-page.tsx';
import { answer, signedOut } from '../../testing/server.ts';
import { privacy } from './i18n/en-privacy.ts';
import { privacy as privacyInHindi } from './i18n/hi-privacy.ts';
import { terms } from './i18n/en-terms.ts';
import { terms as termsInHindi } from './i18n/hi-terms.ts';

const shapeOf = ({ since, sections }: typeof terms) => [since, sections.map(({ paragraphs }) => paragraphs.length)];

afterEach(() => chooseLanguage('en'));

test('whoever signs up can read the terms and what is kept, and come back', async () => {
  signedOut();
  const { user, path } = await openPage('/auth/user/signup');
  await user.click(await screen.findByRole('link', { name: 'Terms of Service' }));
  await heading('Terms of Service');
  expect(path()).toBe('/terms');
  expect(screen.getByRole('heading', { name: 'In an emergency, call' })).toBeInTheDocument();
});

test('the start page leads to what is kept', async () => {
  signedOut();
  const { user, path } = await openPage('/');
  await user.click(await screen.findByRole('link', { name: 'Privacy' }));
  await heading('Privacy Policy');
  expect(path()).toBe('/privacy');
  expect(screen.getByText(/There is no advertising and no tracking/)).toBeInTheDocument();
});

test('whoever answers complaints is named with an address, and nobody where nobody is set', async () => {
  signedOut();
  const complaints = { name: 'Ravi Nair', address: 'mailto:privacy@example.org' };
  answer('get', '/config.json', { complaints });
  await openPage('/privacy');
  const link = await screen.findByRole('link', { name: 'privacy@example.org' });
  expect(link).toHaveAttribute('href', complaints.address);
  expect(link.closest('p')).toHaveTextContent('Questions and complaints about your data are answered by: Ravi Nair,');
  expect(screen.getByText(/complain to the Data Protection Board of India/)).toBeInTheDocument();
});

test('the version that is kept with a new account is that of the page that changed last', () => {
  expect([terms.since, privacy.since].toSorted().at(-1)).toBe(NOTICE_VERSION);
});

test('both pages say as much in Hindi as in English', () => {
  expect(shapeOf(termsInHindi)).toEqual(shapeOf(terms));
  expect(shapeOf(privacyInHindi)).toEqual(shapeOf(privacy));
});

test.each([
  ['hi', 'hi', 'आपात स्थिति में फ़ोन करें'],
  ['ta', 'en', 'In an emergency, call'],
] as const)('in %s the terms are in %s', async (language, written, first) => {
  signedOut();
  await chooseLanguage(language);
  await openPage('/terms');
  const part = await screen.findByRole('heading', { name: first });
  expect(part.closest('[lang]')).toHaveAttribute('lang', written);
});

test.each([
  ['hi', '/terms', 'सेवा की शर्तें'],
  ['te', '/terms', 'సేవా నిబంధనలు'],
  ['te', '/privacy', 'గోప్యతా విధానం'],
] as const)(
  'in %s the title of %s stands as it does by itself, not as in a sentence',
  async (language, path, title) => {
    signedOut();
    await chooseLanguage(language);
    await openPage(path);
    await heading(title);
    expect(document.title).toContain(title);
  },
);
