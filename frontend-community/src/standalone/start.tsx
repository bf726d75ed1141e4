import { CONTRACT_VERSION, paths, type ShellServices } from '@sahaay/contracts/shell';
import { QueryClient, QueryClientProvider } from '@sahaay/kit';
import '@sahaay/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from '../remote-app.tsx';
import { createFakeApi } from './fake-api.ts';

/** What the shell would give, as far as this remote uses it. */
const services: ShellServices = {
  contractVersion: CONTRACT_VERSION,
  user: {
    id: 'standalone',
    name: 'Asha Kulkarni',
    email: 'asha@example.org',
    phone: null,
    address: null,
    gender: null,
    dob: null,
    pfp: null,
    createdAt: '2026-08-02T10:15:00.000Z',
    updatedAt: '2026-08-02T10:15:00.000Z',
    onboarded: true,
  },
  api: createFakeApi(),
  locale: 'en',
  theme: 'light',
  paths,
  languageModel: null,
  mapTiles: null,
  notify: { success: showMessage, error: showMessage },
  requireSignIn: () => location.reload(),
};

function showMessage(message: string) {
  const toast = document.createElement('output');
  toast.className = 'toast';
  toast.textContent = message;
  document.body.append(toast);
  setTimeout(() => toast.remove(), 4000);
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <main className="page">
        <App services={services} page="community" />
      </main>
    </QueryClientProvider>,
  );
}
