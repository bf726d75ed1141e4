import type { Schema } from '@sahaay/contracts';
import { Button, ErrorSummary, TextField } from '@sahaay/ui';
import { Controller, useForm } from 'react-hook-form';
import { fieldProblems, isMalformed, whenEdited } from '../../components/form-problems.ts';
import { GenderField } from '../../components/gender-field.tsx';
import { useText } from '../../i18n/text.ts';
import { notify } from '../../notify/notify.ts';
import {
  dobProblem,
  nameProblem,
  phoneProblem,
  PROFILE_FIELDS,
  updateOf,
  valuesOf,
  type ProfileValues,
} from './profile-values.ts';
import styles from './settings.module.css';
import { useUpdateProfile } from './use-update-profile.ts';

export function ProfileForm({ user }: { user: Schema<'User'> }) {
  const t = useText();
  const { register, control, handleSubmit, formState, setError, clearErrors } = useForm<ProfileValues>({
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    values: valuesOf(user),
  });
  const { errors, submitCount } = formState;
  const update = useUpdateProfile((details) => {
    for (const field of PROFILE_FIELDS) {
      const message = details[field];
      if (message) setError(field, { message });
    }
  });
  const edited = whenEdited(clearErrors);
  const submit = handleSubmit(
    (values) => update.mutate(updateOf(values)),
    () => notify.error(t('settings.problems')),
  );

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary key={submitCount} title={t('settings.problems')} errors={fieldProblems(errors, PROFILE_FIELDS)} />
      <TextField
        id="name"
        autoComplete="name"
        required
        label={t('profile.name')}
        error={errors.name?.message}
        {...register('name', { validate: (name) => nameProblem(name, t), onChange: edited('name') })}
      />
      <TextField
        id="email"
        type="email"
        readOnly
        autoComplete="email"
        label={t('profile.email')}
        hint={t('profile.email.hint')}
        value={user.email}
      />
      <TextField
        id="phone"
        type="tel"
        autoComplete="tel"
        required
        label={t('profile.phone')}
        error={errors.phone?.message}
        {...register('phone', { validate: (phone) => phoneProblem(phone, t), onChange: edited('phone') })}
      />
      <TextField
        id="dob"
        type="date"
        autoComplete="bday"
        label={t('profile.dob')}
        error={errors.dob?.message}
        {...register('dob', {
          validate: (dob) => dobProblem(dob, isMalformed('dob'), new Date(), t),
          onChange: edited('dob'),
        })}
      />
      <TextField
        id="address"
        autoComplete="street-address"
        label={t('profile.address')}
        error={errors.address?.message}
        {...register('address', { onChange: edited('address') })}
      />
      <Controller
        name="gender"
        control={control}
        rules={{ onChange: edited('gender') }}
        render={({ field }) => (
          <GenderField value={field.value || undefined} onChange={field.onChange} error={errors.gender?.message} />
        )}
      />
      <Button type="submit" block busy={update.isPending}>
        {t(update.isPending ? 'settings.busy' : 'settings.submit')}
      </Button>
    </form>
  );
}
