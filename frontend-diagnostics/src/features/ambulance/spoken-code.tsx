import { Button, VisuallyHidden } from '@sahaay/ui';
import { useServices, useT } from '../../services.ts';
import styles from './ambulance.module.css';

/** Shows a short code of a position in large signs and in groups of at most four, to be read out sign by sign. */
export function SpokenCode({ name, code }: { name: string; code: string }) {
  const t = useT();
  const { notify } = useServices();
  const spelled = [...code.replaceAll('-', '')].map((sign) => (sign === '+' ? t('code.plus') : sign)).join(', ');

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      notify.success(t('code.copied', { name }));
    } catch {
      notify.error(t('code.notCopied', { name, code }));
    }
  }

  return (
    <div className={styles.code}>
      <dt className="small soft">{name}</dt>
      <dd className={styles.signs}>
        <span aria-hidden="true">
          {groupsOf(code).map((group, index) => (
            <span key={index}>{group}</span>
          ))}
        </span>
        <VisuallyHidden>{spelled}</VisuallyHidden>
      </dd>
      <dd>
        <Button variant="quiet" size={48} onClick={() => void copy()}>
          {t('code.copy')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </dd>
    </div>
  );
}

/** Splits 39J-49L-L8T4 into its three parts, and 7JWVJ638+QQ into 7JWV, J638 and +QQ. */
function groupsOf(code: string): string[] {
  if (!code.includes('+')) return code.split('-');
  return [code.slice(0, 4), code.slice(4, 8), code.slice(8)];
}
