import { ApiError, type Schema } from '@sahaay/contracts';
import type { Gender } from '@sahaay/contracts/constants';
import { Button, ErrorSummary, TextArea, TextField } from '@sahaay/ui';
import { Controller, useForm } from 'react-hook-form';
import { fieldProblems, whenEdited } from '../../components/form-problems.ts';
import { GenderField } from '../../components/gender-field.tsx';
import { useText } from '../../i18n/text.ts';
import { toastError } from '../../session/error-toast.ts';
import { Group } from './group.tsx';
import styles from './onboarding.module.css';

type Values = Omit<Schema<'OnboardingProfile'>, 'gender'> & { gender: Gender | '' };

const FIELDS = ['name', 'dob', 'gender', 'phone', 'address'] as const;
const EMPTY: Values = { name: '', phone: '', address: '', dob: '', gender: '' };

/** The profile in two groups. All five answers are required here; every further rule is the server's. */
export function OnboardingForm({ send }: { send: (profile: Schema<'OnboardingProfile'>) => Promise<void> }) {
  const t = useText();
  const { register, control, handleSubmit, formState, setError, clearErrors } = useForm<Values>({
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting, submitCount } = formState;
  const edited = whenEdited(clearErrors);
  const required = (field: (typeof FIELDS)[number]) => ({
    required: t(`onboarding.${field}.missing`),
    onChange: edited(field),
  });

  async function submit({ gender, ...rest }: Values): Promise<void> {
    if (!gender) return; // required above
    try {
      await send({ ...rest, gender });
    } catch (error) {
      toastError(error, t);
      if (!(error instanceof ApiError)) return;
      for (const field of FIELDS) {
        const message = error.details[field];
        if (message) setError(field, { message });
      }
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <ErrorSummary key={submitCount} title={t('auth.problems')} errors={fieldProblems(errors, FIELDS)} />
      <Group title={t('onboarding.about')} why={t('onboarding.about.why')}>
        <TextField
          id="name"
          autoComplete="name"
          required
          label={t('profile.name')}
          error={errors.name?.message}
          {...register('name', required('name'))}
        />
        <TextField
          id="dob"
          type="date"
          autoComplete="bday"
          required
          label={t('profile.dob')}
          error={errors.dob?.message}
          {...register('dob', required('dob'))}
        />
        <Controller
          name="gender"
          control={control}
          rules={required('gender')}
          render={({ field }) => (
            <GenderField
              required
              value={field.value || undefined}
              onChange={field.onChange}
              error={errors.gender?.message}
            />
          )}
        />
      </Group>
      <Group title={t('onboarding.reach')} why={t('onboarding.reach.why')}>
        <TextField
          id="phone"
          type="tel"
          autoComplete="tel"
          required
          label={t('profile.phone')}
          error={errors.phone?.message}
          {...register('phone', required('phone'))}
        />
        <TextArea
          id="address"
          rows={2}
          autoComplete="street-address"
          required
          className={styles.address}
          label={t('profile.address')}
          error={errors.address?.message}
          {...register('address', required('address'))}
        />
      </Group>
      <Button type="submit" block busy={isSubmitting} className={styles.submit}>
        {t(isSubmitting ? 'onboarding.busy' : 'onboarding.submit')}
      </Button>
      <p className={`small soft ${styles.private}`}>{t('onboarding.private')}</p>
    </form>
  );
}
