import { TextField, type TextFieldProps } from '@sahaay/ui';
import { useArrivalText } from '../../i18n/late/arrival.ts';

/** A field for the email of an account, with the hints for keyboard and password manager. */
export function EmailField(field: Omit<TextFieldProps, 'label'>) {
  const t = useArrivalText();
  return <TextField type="email" autoComplete="email" inputMode="email" required label={t('auth.email')} {...field} />;
}
