import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass, IconButton } from './button.tsx';

describe('Button', () => {
  it('does not submit the form around it unless told to', async () => {
    const submitted = jest.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => submitted(event.nativeEvent)}>
        <Button>Show</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('has the focus again when its work is done, unless that went elsewhere', () => {
    const buttons = (busy: boolean) => (
      <>
        <Button busy={busy}>Send</Button>
        <Button>Other</Button>
      </>
    );
    const { rerender } = render(buttons(false));
    const [send, other] = screen.getAllByRole('button');
    const work = (meanwhile: () => void): void => {
      send!.focus();
      rerender(buttons(true));
      // A browser does this with a button that is disabled.
      send!.blur();
      meanwhile();
      rerender(buttons(false));
    };
    work(() => undefined);
    expect(send).toHaveFocus();
    work(() => other!.focus());
    expect(other).toHaveFocus();
    rerender(buttons(true));
    other!.blur();
    rerender(buttons(false));
    expect(document.body).toHaveFocus();
  });

  it('cannot be pressed again while its action runs', async () => {
    const pressed = jest.fn();
    render(
      <Button busy onClick={pressed}>
        Updating...
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Updating...' });
    await userEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('speaks the label of a button that shows only an icon', () => {
    render(<IconButton icon="close" label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeEnabled();
  });

  it('lends its look to links', () => {
    expect(buttonClass({ variant: 'secondary', block: true })).toBe('btn btn-secondary btn-block');
  });
});
