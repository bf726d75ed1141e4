import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './text-fields.tsx';

const errors = [{ fieldId: 'name', message: 'Name is required' }];

describe('ErrorSummary', () => {
  it('takes focus when it appears and leads to the field', async () => {
    render(
      <>
        <ErrorSummary title="Please fix the errors in the form" errors={errors} />
        <TextField id="name" label="Full Name" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Name is required' }));
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('takes focus again for a new attempt', () => {
    const { rerender } = render(<ErrorSummary key={1} title="Problems" errors={errors} />);
    (document.activeElement as HTMLElement).blur();
    rerender(<ErrorSummary key={2} title="Problems" errors={errors} />);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('shows nothing without errors', () => {
    render(<ErrorSummary title="Problems" errors={[]} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
