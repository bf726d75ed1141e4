import { renderSplash } from '../prerender.tsx';

test('what shows from the first paint on is the name beside the mark, which no screen reader reads', () => {
  document.body.innerHTML = renderSplash();
  expect(document.body).toHaveTextContent(/^Sahaay$/);
  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
