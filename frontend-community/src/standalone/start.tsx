import '@sahaay/ui/styles.css';
import { createBrowserRouter, QueryClient, QueryClientProvider, RouterProvider } from '@sahaay/kit';
import { createRoot } from 'react-dom/client';
import { App } from '../remote-app.tsx';
import { createFakeApi } from './fake-api.ts';
import { fakeServices } from './fake-services.ts';

function showMessage(message: string) {
  const toast = document.createElement('output');
  toast.className = 'toast';
  toast.textContent = message;
  document.body.append(toast);
  setTimeout(() => toast.remove(), 4000);
}

const services = fakeServices({
  api: createFakeApi(),
  notify: { success: showMessage, error: showMessage },
  requireSignIn: () => location.reload(),
});

function Page() {
  return (
    <main className="page">
      <App services={services} page="community" />
    </main>
  );
}

const router = createBrowserRouter([{ path: '*', Component: Page }]);
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
