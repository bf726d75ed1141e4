import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface FoldProps {
  label: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  /** Runs when the person opens or closes it. */
  onToggle?: (isOpen: boolean) => void;
}

/** Folds something that few people need away under a line of words. */
export function Fold({ label, children, className, onToggle }: FoldProps) {
  return (
    <details
      className={classNames('fold', className)}
      onToggle={onToggle && (({ currentTarget, target }) => target === currentTarget && onToggle(currentTarget.open))}
    >
      <summary>
        <Icon name="chevron" size={20} />
        <span>{label}</span>
      </summary>
      {children}
    </details>
  );
}
