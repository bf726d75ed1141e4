import type { Schema } from '@sahaay/contracts';
import { isChildBornOn, type Gender } from '@sahaay/contracts/constants';
import { paths } from '@sahaay/contracts/shell';
import { shellAccount } from '@sahaay/contracts/languages/shell';
import { late } from '@sahaay/contracts/late';
import { Button, ErrorSummary, TextArea, TextField } from '@sahaay/ui';
import { useEffect, useState } from 'react';
import { GenderField } from '../../components/gender-field.tsx';
import { UnsavedChanges } from '../../components/unsaved-changes.tsx';
import { useForm } from '../../components/use-form.ts';
import { useArrivalText } from '../../i18n/late/arrival.ts';
import { texts } from '../../i18n/texts.ts';
import { toastError } from '../../session/error-toast.ts';
import { NO_AGREEMENT, type Agreement } from '../../components/guardian/agree.ts';
import { LatePart } from '../../components/late-part.tsx';
import { Group } from './group.tsx';
import styles from './onboarding.module.css';

/** What an adult is asked, for a child alone. */
const guardian = late(() => import('./guardian-group.tsx'), texts.beside(shellAccount));

const EMPTY = { name: '', dob: '', gender: '' as Gender | '', phone: '', address: '' };

export interface OnboardingFormProps {
  /** The name that Google knows. It fills an empty name field once it is here. */
  readonly name: string | null | undefined;
  /** Sends the profile, and what an adult who cares for a child said. */
  readonly send: (profile: Schema<'OnboardingProfile'>, agreement: Agreement) => Promise<void>;
}

/**
 * The profile in two groups of questions, and for a child a third one, which may stay empty. This form only requires all
 * five answers; every further rule is the server's.
 */
export function OnboardingForm({ name: knownName, send }: OnboardingFormProps) {
  const t = useArrivalText();
  const missing = (field: keyof typeof EMPTY, value: string) =>
    value.trim() ? undefined : t(`onboarding.${field}.missing`);
  const [agreement, setAgreement] = useState(NO_AGREEMENT);
  const form = useForm({
    initial: EMPTY,
    check: ({ name, dob, gender, phone, address }) => ({
      name: missing('name', name),
      dob: missing('dob', dob),
      gender: missing('gender', gender),
      phone: missing('phone', phone),
      address: missing('address', address),
    }),
    send: async ({ gender, ...rest }) => {
      if (gender) await send({ ...rest, gender }, isChildBornOn(rest.dob, new Date()) ? agreement : NO_AGREEMENT);
    },
    onError: (error) => toastError(error, t),
  });
  const { values, set } = form;
  useEffect(() => {
    if (knownName && !values.name) set('name', knownName);
    // oxlint-disable-next-line react/exhaustive-deps -- once: a name the person deletes stays deleted
  }, [knownName]);
  const isUntouched = (Object.keys(EMPTY) as (keyof typeof EMPTY)[]).every(
    (field) => values[field] === (field === 'name' ? (knownName ?? '') : ''),
  );
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <UnsavedChanges page={paths.onboarding} isDirty={!isUntouched && !form.busy} />
      <ErrorSummary key={form.attempt} title={t('auth.problems')} errors={form.problems} />
      <Group title={t('onboarding.about')} why={t('onboarding.about.why')}>
        <TextField autoComplete="name" required label={t('profile.name')} {...form.field('name')} />
        <TextField type="date" autoComplete="bday" required label={t('profile.dob')} {...form.field('dob')} />
        <GenderField
          required
          value={form.values.gender || undefined}
          error={form.problemOf('gender')}
          onChange={(gender) => form.set('gender', gender)}
        />
      </Group>
      <Group title={t('onboarding.reach')} why={t('onboarding.reach.why')}>
        <TextField type="tel" autoComplete="tel" required label={t('profile.phone')} {...form.field('phone')} />
        <TextArea
          rows={2}
          autoComplete="street-address"
          required
          className={styles.address}
          label={t('profile.address')}
          {...form.field('address')}
        />
      </Group>
      {isChildBornOn(values.dob, new Date()) && (
        <LatePart of={guardian}>
          {({ GuardianGroup }) => <GuardianGroup child={values.name} value={agreement} onChange={setAgreement} />}
        </LatePart>
      )}
      <Button type="submit" block busy={form.busy} className={styles.submit}>
        {t(form.busy ? 'onboarding.busy' : 'onboarding.submit')}
      </Button>
      <p className={`small soft ${styles.private}`}>{t('onboarding.private')}</p>
    </form>
  );
}
