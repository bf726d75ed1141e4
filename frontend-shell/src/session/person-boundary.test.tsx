import { createMemoryRouter, QueryClientProvider, RouterProvider } from '@sahaay/kit';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createQueryClient } from '../app/query-client.ts';
import { PersonBoundary } from './person-boundary.tsx';
import { useRequireSignIn } from './session.ts';

function Mine() {
  const requireSignIn = useRequireSignIn();
  return <button onClick={requireSignIn}>Asha’s letters</button>;
}

test('what is private goes at once, even while the sign-in page is still on its way', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <PersonBoundary left="Left">
            <Mine />
          </PersonBoundary>
        ),
      },
      { path: '/auth/user/signin', lazy: () => new Promise<never>(() => undefined) },
    ],
    { initialEntries: ['/'] },
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Asha’s letters' }));
  expect(await screen.findByText('Left')).toBeInTheDocument();
  expect(screen.queryByText('Asha’s letters')).toBeNull();
});
