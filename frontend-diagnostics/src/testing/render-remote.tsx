import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from '@sahaay/kit';
import type { RemotePage, ShellServices } from '@sahaay/contracts/shell';
import { App } from '../remote-app.tsx';
import { fakeServices } from '../standalone/fake-services.ts';

interface Rendered extends RenderResult {
  user: UserEvent;
  /** The toasts in the order in which they came. */
  toasts: string[];
  goTo: (page: RemotePage<'diagnostics'>, changes?: Partial<ShellServices>) => void;
}

/** Renders one page of the remote as the shell mounts it. */
export function renderRemote(page: RemotePage<'diagnostics'>, overrides: Partial<ShellServices> = {}): Rendered {
  const toasts: string[] = [];
  const add = (message: string) => void toasts.push(message);
  const services = fakeServices({ notify: { success: add, error: add }, ...overrides });
  const tree = (shown: RemotePage<'diagnostics'>, changes: Partial<ShellServices> = {}) => (
    <MemoryRouter>
      <main>
        <App key={shown} services={{ ...services, ...changes }} page={shown} />
      </main>
    </MemoryRouter>
  );
  const view = render(tree(page));
  return {
    ...view,
    toasts,
    user: userEvent.setup(),
    goTo: (shown, changes) => view.rerender(tree(shown, changes)),
  };
}
