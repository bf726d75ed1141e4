import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { Check, TextField } from '@sahaay/ui';
import { useAccountText } from '../../i18n/late/account.ts';
import type { Agreement } from './agree.ts';
import styles from './guardian.module.css';

export interface GuardianFieldsProps {
  /** The child's name as it stands in the form; it may be empty. */
  readonly child: string;
  readonly value: Agreement;
  readonly onChange: (value: Agreement) => void;
  readonly problems?: { readonly name?: string | undefined; readonly agreed?: string | undefined };
}

/** The fields for the adult: who they are, and in their own words that they agree. */
export function GuardianFields({ child, value, onChange, problems = {} }: GuardianFieldsProps) {
  const t = useAccountText();
  return (
    <div className={styles.fields}>
      <p className={styles.for}>{t('guardian.for')}</p>
      <TextField
        id="guardian-name"
        autoComplete="off"
        label={t('guardian.name')}
        value={value.name}
        error={problems.name}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      <div>
        <Check
          id="guardian-agreed"
          label={t('guardian.agree', { name: child.trim() || t('guardian.child') })}
          hint={t('guardian.hint')}
          checked={value.agreed}
          error={problems.agreed}
          onChange={({ target }) => onChange({ ...value, agreed: target.checked })}
        />
      </div>
      <p>
        <Link to={paths.privacy}>{t('title.privacy')}</Link>
      </p>
    </div>
  );
}
