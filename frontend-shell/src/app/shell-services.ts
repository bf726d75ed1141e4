import { CONTRACT_VERSION, paths, type CommunityState, type ShellServices } from '@sahaay/contracts/shell';
import { useNavigate, useQuery } from '@sahaay/kit';
import { useMemo } from 'react';
import { publicConfigQuery } from '../config/public-config.ts';
import { useChooseLanguage } from '../i18n/use-choose-language.ts';
import { notify } from '../notify/notify.ts';
import { noteFinishedTask } from '../pwa/install-offer.ts';
import { useResolvedTheme } from '../preferences/preferences.ts';
import { loadRemoteModule } from '../remotes/load-remote.ts';
import { api } from '../session/api.ts';
import { sessionQuery, useRequireSignIn } from '../session/session.ts';

/** What the shell lends to a remote. */
export function useShellServices(): ShellServices {
  const user = useQuery(sessionQuery).data ?? null;
  const { locale, choose: chooseLanguage } = useChooseLanguage();
  const theme = useResolvedTheme();
  const config = useQuery(publicConfigQuery);
  const { languageModel = null, mapTiles = config.isPending ? undefined : null } = config.data ?? {};
  const requireSignIn = useRequireSignIn();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      contractVersion: CONTRACT_VERSION,
      user,
      api,
      locale,
      chooseLanguage,
      theme,
      paths,
      languageModel,
      mapTiles,
      notify,
      finishTask: noteFinishedTask,
      async openCommunity(about) {
        // Whoever asked says that the community cannot be reached, so its failure needs no words here.
        const isHere = await loadRemoteModule('community').catch(() => undefined);
        if (isHere) await navigate(paths.community, { state: { about } satisfies CommunityState });
        return isHere !== undefined;
      },
      requireSignIn,
    }),
    [user, locale, chooseLanguage, theme, languageModel, mapTiles, requireSignIn, navigate],
  );
}
