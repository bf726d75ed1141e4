import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

function DeleteAccount({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete Account</Button>
      <Dialog
        open={open}
        busy={busy}
        role="alertdialog"
        onClose={() => setOpen(false)}
        title="Are you absolutely sure?"
        actions={<Button onClick={() => setOpen(false)}>Cancel</Button>}
      >
        This cannot be undone.
      </Dialog>
    </>
  );
}

const dialog = () => screen.queryByRole('alertdialog', { name: 'Are you absolutely sure?' });

describe('Dialog', () => {
  it('opens in place with its question read out, and gives focus back', async () => {
    render(<DeleteAccount />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
    expect(dialog()).toHaveAccessibleDescription('This cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Account' })).toHaveFocus();
  });

  it('closes on Esc, which the browser turns into a cancel event', async () => {
    render(<DeleteAccount />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('stays while its action runs', async () => {
    render(<DeleteAccount busy />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeInTheDocument();
  });
});
