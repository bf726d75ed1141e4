/**
 * What runs once: the router and the query client, which the shell lends to its remotes as a singleton of federation. A
 * copy reached by any other import would have contexts of its own. Built remotes ask for this package by its name, so the
 * name is part of the contract. Components are in `@sahaay/ui`.
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
