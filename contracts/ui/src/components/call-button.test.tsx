import { render, screen } from '@testing-library/react';
import { CallButton, type CallButtonProps } from './call-button.tsx';

const variants: NonNullable<CallButtonProps['variant']>[] = ['call', 'emergency', 'tile', 'row', 'link', 'outline'];

describe('CallButton', () => {
  it.each(variants)('as %s is a telephone link with its digits in sight and its purpose in its name', (variant) => {
    render(<CallButton variant={variant} number="112" label="Call now" hint="Free from any phone" />);
    const link = screen.getByRole('link', { name: /^Call now.* 112/ });
    expect(link).toHaveAttribute('href', 'tel:112');
    expect(screen.getByText(/112/)).not.toHaveClass('vh');
  });

  it('dials a number without the marks that people write in it', () => {
    render(<CallButton variant="outline" number="+91 (020) 5550-8000" label="Call Shivajinagar General Hospital" />);
    const link = screen.getByRole('link', { name: 'Call Shivajinagar General Hospital +91 (020) 5550-8000' });
    expect(link).toHaveAttribute('href', 'tel:+9102055508000');
  });

  it('fills red only what means call now', () => {
    render(
      <>
        <CallButton number="112" label="Call now" />
        <CallButton variant="outline" number="108" label="Call the clinic" />
      </>,
    );
    expect(screen.getByRole('link', { name: /Call now/ })).toHaveClass('btn-call');
    expect(screen.getByRole('link', { name: /Call the clinic/ })).not.toHaveClass('btn-call');
  });
});
