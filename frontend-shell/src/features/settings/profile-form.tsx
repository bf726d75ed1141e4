import type { Schema } from '@sahaay/contracts';
import { paths } from '@sahaay/contracts/shell';
import { Button, ErrorSummary, Note, TextField } from '@sahaay/ui';
import { useEffect, useState } from 'react';
import { GenderField } from '../../components/gender-field.tsx';
import { UnsavedChanges } from '../../components/unsaved-changes.tsx';
import { isMalformed, useForm } from '../../components/use-form.ts';
import { useText } from '../../i18n/text.ts';
import { notify } from '../../notify/notify.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { dobProblem, nameProblem, phoneProblem, updateOf, valuesOf } from './profile-values.ts';
import styles from './settings.module.css';
import { useUpdateProfile } from './use-update-profile.ts';

/** The form starts from `user` as it was loaded with the page. Mount one for each person. */
export function ProfileForm({ user }: { user: Schema<'User'> }) {
  const t = useText();
  const { save, tell } = useUpdateProfile();
  const [draft] = useState(() => keptDraft(user.id));
  useEffect(forgetDraft, []);
  const form = useForm({
    initial: valuesOf(user),
    draft,
    check: ({ name, phone, dob }) => ({
      name: nameProblem(name, t),
      phone: phoneProblem(phone, t),
      dob: dobProblem(dob, isMalformed('dob'), new Date(), t),
    }),
    send: async (values) => valuesOf(await save(updateOf(values))),
    onError: tell,
    onRefused: () => notify.error(t('settings.problems')),
  });
  /** Tells whoever empties a field that what it held stays, since the update leaves it out. */
  const staysHint = (field: 'dob' | 'address') =>
    user[field] && !form.values[field] && <span role="status">{t('settings.stays')}</span>;
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <UnsavedChanges page={paths.settings} isDirty={form.isDirty} onHurry={() => keepDraft(user.id, form.values)} />
      {draft && form.isDirty && <Note role="status">{t('settings.unsaved.kept')}</Note>}
      <ErrorSummary key={form.attempt} title={t('settings.problems')} errors={form.problems} />
      <TextField autoComplete="name" required label={t('profile.name')} {...form.field('name')} />
      <TextField
        id="email"
        type="email"
        readOnly
        autoComplete="email"
        label={t('profile.email')}
        hint={t('profile.email.hint')}
        value={user.email}
      />
      <TextField type="tel" autoComplete="tel" required label={t('profile.phone')} {...form.field('phone')} />
      <TextField
        type="date"
        autoComplete="bday"
        label={t('profile.dob')}
        hint={staysHint('dob')}
        {...form.field('dob')}
      />
      <TextField
        autoComplete="street-address"
        label={t('profile.address')}
        hint={staysHint('address')}
        {...form.field('address')}
      />
      <GenderField
        value={form.values.gender || undefined}
        error={form.problemOf('gender')}
        onChange={(gender) => form.set('gender', gender)}
      />
      <Button type="submit" block busy={form.busy}>
        {t(form.busy ? 'settings.busy' : 'settings.submit')}
      </Button>
    </form>
  );
}
