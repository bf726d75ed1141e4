import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface FoldProps {
  label: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** Something that few people need, folded away under a line in words. */
export function Fold({ label, children, className }: FoldProps) {
  return (
    <details className={classNames('fold', className)}>
      <summary>
        <Icon name="chevron" size={20} />
        <span>{label}</span>
      </summary>
      {children}
    </details>
  );
}
