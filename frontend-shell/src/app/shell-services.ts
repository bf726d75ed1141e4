import { CONTRACT_VERSION, paths, type ShellServices } from '@sahaay/contracts/shell';
import { useQuery } from '@sahaay/kit';
import { useMemo } from 'react';
import { publicConfigQuery } from '../config/public-config.ts';
import { notify } from '../notify/notify.ts';
import { usePreferences, useResolvedTheme } from '../preferences/preferences.ts';
import { api } from '../session/api.ts';
import { sessionQuery, useRequireSignIn } from '../session/session.ts';

/** What the shell lends to a remote. */
export function useShellServices(): ShellServices {
  const user = useQuery(sessionQuery).data ?? null;
  const locale = usePreferences((state) => state.locale);
  const theme = useResolvedTheme();
  const config = useQuery(publicConfigQuery);
  const { languageModel = null, mapTiles = config.isPending ? undefined : null } = config.data ?? {};
  const requireSignIn = useRequireSignIn();
  return useMemo(
    () => ({
      contractVersion: CONTRACT_VERSION,
      user,
      api,
      locale,
      theme,
      paths,
      languageModel,
      mapTiles,
      notify,
      requireSignIn,
    }),
    [user, locale, theme, languageModel, mapTiles, requireSignIn],
  );
}
