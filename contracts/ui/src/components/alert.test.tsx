import { render, screen } from '@testing-library/react';
import { Alert } from './alert.tsx';

test('is said at once; its picture stays silent', () => {
  render(<Alert>The link is old.</Alert>);
  expect(screen.getByRole('alert')).toHaveTextContent(/^The link is old\.$/);
  expect(screen.getByRole('alert').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
