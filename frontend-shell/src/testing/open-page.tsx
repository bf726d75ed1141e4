import { createMemoryRouter } from '@sahaay/kit';
import { act, getConfig, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { toast as sonner } from 'sonner';
import { useToasts } from '../notify/notify.ts';
import { routes, whenReady } from '../app/router.tsx';

export interface OpenPage {
  readonly user: UserEvent;
  /** The path of the present address. */
  readonly path: () => string;
  /** The query of the present address, with the question mark. */
  readonly query: () => string;
  /** Goes back as the browser's button does. */
  readonly back: () => Promise<void>;
  /** Closes the tab. */
  readonly leave: () => void;
}

// A toast outlives the toaster it was shown in.
afterEach(() => {
  sonner.dismiss();
  act(() => useToasts.setState({ plain: [] }));
});

/** Opens the whole shell at an address, as `bootstrap.tsx` does. */
export async function openPage(path: string): Promise<OpenPage> {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await whenReady(router);
  const { unmount } = render(<App router={router} />);
  return {
    leave: unmount,
    user: userEvent.setup(),
    path: () => router.state.location.pathname,
    query: () => router.state.location.search,
    back: () => getConfig().asyncWrapper(async () => router.navigate(-1)),
  };
}

/** Waits for the page with this heading. */
export const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

/** Waits for the button of the account menu, which shows once it is known who is signed in. */
export const menuButton = async (): Promise<HTMLElement> => {
  const [rail] = await screen.findAllByRole('banner');
  return within(rail!).findByRole('button', { name: 'Asha Kulkarni, account menu' });
};

/** Waits for a toast with this text, in the toaster or, where that is slow to come, in the plain list. */
export const toast = (text: string): Promise<HTMLElement> => screen.findByText(text, { selector: '.toast *' });
