import { QueryClientProvider, RouterProvider } from '@sahaay/kit';
import { lazy, Suspense, useState } from 'react';
import { createQueryClient } from './query-client.ts';
import type { Router } from './router.tsx';

const Toaster = lazy(async () => ({ default: (await import('../notify/toaster.tsx')).Toaster }));

export function App({ router }: { router: Router }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Suspense>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  );
}
