import type { Schema } from '@sahaay/contracts';
import { formatDateTime, regionalTag } from '@sahaay/contracts/i18n';
import type { Locale } from '@sahaay/contracts/constants';
import { useMutation, useQueryClient } from '@sahaay/kit';
import { Button } from '@sahaay/ui';
import { useState, type FormEvent } from 'react';
import { useAccountText } from '../../i18n/late/account.ts';
import { notify } from '../../notify/notify.ts';
import { usePreferences } from '../../preferences/preferences.ts';
import { toastError } from '../../session/error-toast.ts';
import { useRememberUser } from '../../session/session.ts';
import { agree, isComplete, NO_AGREEMENT, takeBack } from '../../components/guardian/agree.ts';
import { GuardianFields } from '../../components/guardian/guardian-fields.tsx';
import styles from '../../components/guardian/guardian.module.css';
import { profileQuery } from './profile-query.ts';

/** Shows which adult agreed to a child's account, and takes it back; or lets an adult agree. */
export function GuardianSection({ user }: { user: Schema<'User'> }) {
  const t = useAccountText();
  return (
    <>
      <h2 className="h2" id="guardian">
        {t('guardian.title')}
      </h2>
      {user.guardian ? <Given guardian={user.guardian} /> : <Asked child={user.name ?? ''} />}
    </>
  );
}

/** Whoever the account belongs to is the same, but what is known of them has changed. */
function useStored(): (user: Schema<'User'>) => Promise<void> {
  const client = useQueryClient();
  const remember = useRememberUser();
  return async (user) => {
    remember(user);
    await client.invalidateQueries({ queryKey: profileQuery.queryKey });
  };
}

function Asked({ child }: { child: string }) {
  const t = useAccountText();
  const [value, setValue] = useState(NO_AGREEMENT);
  const [isTried, setTried] = useState(false);
  const stored = useStored();
  const agreeing = useMutation({
    mutationFn: agree,
    onSuccess: async (user) => {
      notify.success(t('guardian.done', { name: child || t('guardian.child') }));
      await stored(user);
    },
    onError: (error) => toastError(error, t),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (isComplete(value)) agreeing.mutate(value);
    else document.getElementById(value.name.trim() ? 'guardian-agreed' : 'guardian-name')?.focus();
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t('guardian.why')}</p>
      <GuardianFields
        child={child}
        value={value}
        onChange={setValue}
        problems={{
          name: isTried && !value.name.trim() ? t('guardian.name.missing') : undefined,
          agreed: isTried && !value.agreed ? t('guardian.agree.missing') : undefined,
        }}
      />
      <Button type="submit" variant="secondary" busy={agreeing.isPending}>
        {t(agreeing.isPending ? 'guardian.busy' : 'guardian.submit')}
      </Button>
    </form>
  );
}

const day = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(regionalTag(locale), { dateStyle: 'long' }).format(new Date(date));

function Given({ guardian }: { guardian: Schema<'Guardian'> }) {
  const t = useAccountText();
  const stored = useStored();
  const back = useMutation({
    mutationFn: takeBack,
    onSuccess: async (user) => {
      notify.success(t('guardian.withdrawn'));
      await stored(user);
    },
    onError: (error) => toastError(error, t),
  });
  const { name, agreedAt, version } = guardian;
  const locale = usePreferences((state) => state.locale);
  return (
    <div className={styles.form}>
      <p>{t('guardian.given', { name, date: formatDateTime(agreedAt), version: day(version, locale) })}</p>
      <Button variant="secondary" busy={back.isPending} onClick={() => back.mutate()}>
        {t(back.isPending ? 'guardian.withdraw.busy' : 'guardian.withdraw')}
      </Button>
    </div>
  );
}
