import '@sahaay/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from '@sahaay/kit';
import { StandalonePage } from './standalone-page.tsx';

const router = createBrowserRouter([{ path: '*', Component: StandalonePage }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
