import { ApiError, unwrap, type Schema } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { useQueryClient } from '@sahaay/kit';
import { useText, type Translate } from '../../i18n/text.ts';
import { notify } from '../../notify/notify.ts';
import { api } from '../../session/api.ts';
import { sentenceOf } from '../../session/error-toast.ts';
import { sessionQuery } from '../../session/session.ts';
import { profileQuery } from './profile-query.ts';
import { isRefused, useDelayedLeave } from './use-sign-in-after-refusal.ts';

const hasDetails = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'invalid' && Object.keys(error.details).length > 0;

function updateMessage(error: unknown, t: Translate): string {
  if (isRefused(error)) return t('settings.update.signIn');
  if (hasDetails(error)) return t('settings.update.check');
  const message = sentenceOf(error, t);
  if (!(error instanceof ApiError)) return t('settings.update.failed', { message });
  if (error.kind === 'invalid') return message;
  if (error.kind === 'server') return t('settings.update.server');
  return t('settings.update.failed', { message });
}

/** Saves the profile, loads it anew and returns what is stored; `tell` says how it failed. */
export function useUpdateProfile() {
  const t = useText();
  const queryClient = useQueryClient();
  const leaveLater = useDelayedLeave();
  return {
    save: async (body: Schema<'ProfileUpdate'>): Promise<Schema<'User'>> => {
      const { data } = await unwrap(api.PUT('/api/v1/account/user/update', { body }));
      notify.success(t('settings.update.done'));
      queryClient.setQueryData(sessionQuery.queryKey, data.user);
      await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
      return data.user;
    },
    tell: (error: unknown): void => {
      notify.error(updateMessage(error, t));
      if (isRefused(error)) leaveLater(paths.signIn);
    },
  };
}
