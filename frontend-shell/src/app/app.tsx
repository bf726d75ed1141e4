import { QueryClientProvider, RouterProvider } from '@sahaay/kit';
import { lazy, Suspense, useState } from 'react';
import { toastWanted } from '../notify/notify.ts';
import { createQueryClient } from './query-client.ts';
import type { Router } from './router.tsx';

const QUIET_MS = 5000;

/** Not part of the first load; but there before the connection may be gone, to say so. */
const Toaster = lazy(async () => {
  await Promise.race([toastWanted, new Promise((resolve) => setTimeout(resolve, QUIET_MS))]);
  return { default: (await import('../notify/toaster.tsx')).Toaster };
});

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
