/**
 * The one package, besides React itself, that the shell and the remotes share as a federation singleton.
 * A router or query client reached by any other import would be a second copy with its own context.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
  type BlockerFunction,
  type LinkProps,
  type Location,
  type RouteObject,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
export {
  keepPreviousData,
  MutationCache,
  queryOptions,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
