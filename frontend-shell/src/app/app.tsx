import { QueryClientProvider, RouterProvider } from '@sahaay/kit';
import { useState } from 'react';
import { Boundary } from '../components/boundary.tsx';
import { Toasts } from '../notify/toasts.tsx';
import { LastResort } from './last-resort.tsx';
import { createQueryClient } from './query-client.ts';
import type { Router } from './router.tsx';

export function App({ router }: { router: Router }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <Boundary fallback={() => <LastResort title="error.app.broke" />}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Boundary fallback={() => null}>
        <Toasts />
      </Boundary>
    </Boundary>
  );
}
