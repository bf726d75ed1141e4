import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

function renderMenu(onSignOut = () => {}) {
  render(
    <>
      <Menu label="Asha Kulkarni, account menu" trigger="AK" header="asha.k@example.in">
        {(item) => (
          <>
            <a href="#dashboard" {...item()}>
              Dashboard
            </a>
            <a href="#settings" {...item()}>
              Settings
            </a>
            <button type="button" {...item(onSignOut)}>
              Sign Out
            </button>
          </>
        )}
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Asha Kulkarni, account menu' });
}

const entry = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  it('opens on its first entry and is walked with the arrow keys', async () => {
    const button = renderMenu();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(entry('Dashboard')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(entry('Settings')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(entry('Sign Out')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(entry('Dashboard')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(entry('Sign Out')).toHaveFocus();
  });

  it('closes on Esc and goes back to its button', async () => {
    const button = renderMenu();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes when the person goes elsewhere', async () => {
    await userEvent.click(renderMenu());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('runs an entry, closes and goes back to its button', async () => {
    const signOut = jest.fn();
    await userEvent.click(renderMenu(signOut));
    await userEvent.click(entry('Sign Out'));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Asha Kulkarni, account menu' })).toHaveFocus();
  });
});
