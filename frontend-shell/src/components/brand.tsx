import { paths } from '@sahaay/contracts/shell';
import { Link } from '@sahaay/kit';
import { Kolam } from '@sahaay/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';

/** The mark and the title of the product, as a link to its start. */
export function Brand({ to = paths.landing, children }: { to?: string; children?: ReactNode }) {
  const t = useText();
  return (
    <Link className="brand" to={to}>
      <Kolam figure="mark" />
      <span>
        {t('app.name')}
        {children}
      </span>
    </Link>
  );
}
