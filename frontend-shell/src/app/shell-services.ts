import { CONTRACT_VERSION, paths, type ShellServices } from '@sahaay/contracts/shell';
import { useQuery } from '@sahaay/kit';
import { useMemo } from 'react';
import { publicConfigQuery } from '../config/public-config.ts';
import { useChooseLanguage } from '../i18n/use-choose-language.ts';
import { notify } from '../notify/notify.ts';
import { noteFinishedTask } from '../pwa/install-offer.ts';
import { useResolvedTheme } from '../preferences/preferences.ts';
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
      requireSignIn,
    }),
    [user, locale, chooseLanguage, theme, languageModel, mapTiles, requireSignIn],
  );
}
