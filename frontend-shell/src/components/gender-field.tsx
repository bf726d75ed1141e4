import { GENDERS, type Gender } from '@sahaay/contracts/constants';
import { Segmented } from '@sahaay/ui';
import { useText } from '../i18n/text.ts';

export interface GenderFieldProps {
  readonly value: Gender | undefined;
  readonly onChange: (gender: Gender) => void;
  readonly error?: string;
  readonly required?: boolean;
}

export function GenderField(props: GenderFieldProps) {
  const t = useText();
  const options = GENDERS.map((value) => ({ value, label: t(`profile.gender.${value}`) }));
  return <Segmented id="gender" legend={t('profile.gender')} options={options} {...props} />;
}
