import { createMemoryRouter } from '@sahaay/kit';
import { act, getConfig, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { toast as sonner } from 'sonner';
import { useToasts } from '../notify/notify.ts';
import { routes, whenReady } from '../app/router.tsx';

export interface OpenPage {
  readonly user: UserEvent;
  /** The path of the address now. */
  readonly path: () => string;
  /** Its query, with the question mark. */
  readonly query: () => string;
  /** Goes back as the browser's button does. */
  readonly back: () => Promise<void>;
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
  render(<App router={router} />);
  return {
    user: userEvent.setup(),
    path: () => router.state.location.pathname,
    query: () => router.state.location.search,
    back: () => getConfig().asyncWrapper(async () => router.navigate(-1)),
  };
}

/** The page with this heading is there. */
export const heading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

/** The button of the account menu, once it is known who is signed in. */
export const menuButton = async (): Promise<HTMLElement> => {
  const [rail] = await screen.findAllByRole('banner');
  return within(rail!).findByRole('button', { name: 'Asha Kulkarni, account menu' });
};

/** A toast with this text shows, in the toaster or, where that is slow to come, without. */
export const toast = (text: string): Promise<HTMLElement> => screen.findByText(text, { selector: '.toast *' });
