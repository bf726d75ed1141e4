import { render, screen, within } from '@testing-library/react';
import { renderLastResort } from '../prerender.tsx';
import { App } from './app.tsx';
import type { Router } from './router.tsx';

const NUMBERS = ['tel:112', 'tel:102', 'tel:100', 'tel:101', 'tel:1091', 'tel:1906'];
const numbersIn = (part: HTMLElement): (string | null)[] =>
  [...part.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));

test('an app that breaks as a whole leaves all the numbers, and a way to load it again', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // A router that throws before anything of it is drawn.
  render(<App router={{} as Router} />);
  logged.mockRestore();
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeInTheDocument();
  expect(numbersIn(screen.getByRole('main'))).toEqual(NUMBERS);
  expect(screen.getByText('Load Again')).toHaveAttribute('href', '');
});

test('so does index.html, without any script', () => {
  document.body.innerHTML = renderLastResort();
  expect(numbersIn(document.body)).toEqual(NUMBERS);
  expect(within(document.body).getByRole('heading', { name: 'Sahaay did not load' })).toBeInTheDocument();
});
