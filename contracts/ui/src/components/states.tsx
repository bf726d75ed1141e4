import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Kolam } from './kolam.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Shows bars in place of what is loading, with words for people who cannot see them. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <output className="skeleton">
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className="sk-dots" viewBox="0 0 88 24" aria-hidden="true">
        {[8, 32, 56, 80].map((x) => (
          <circle key={x} cx={x} cy="12" r="4" />
        ))}
      </svg>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="sk" />
      ))}
    </output>
  );
}

/**
 * Stands in for a list that is loading, with as many items as it will show. Each is a title and two lines beside an
 * icon.
 */
export function SkeletonList({
  label,
  items,
  className,
}: {
  label: string;
  items: number;
  className?: string | undefined;
}) {
  return (
    <>
      <output className="vh">{label}</output>
      <ul className={classNames('rules', className)} aria-hidden="true">
        {Array.from({ length: items }, (_, index) => (
          <li key={index} className="sk-item">
            <span className="sk" />
            <div className="skeleton">
              <span className="sk" />
              <span className="sk" />
              <span className="sk" />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

export interface ErrorPanelProps {
  title?: string;
  message: string;
  retryLabel: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Says what went wrong with a load, and offers to try again. */
export function ErrorPanel({ title, message, retryLabel, onRetry, busy }: ErrorPanelProps) {
  return (
    <div className="card error-panel" role="alert">
      {title && <h2 className="h3">{title}</h2>}
      <p className={title ? 'soft' : undefined}>{message}</p>
      <Button variant="secondary" size={48} busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}

/** Says that there is nothing yet, with dots that are still to be joined. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="empty">
      <Kolam figure="21" variant="dots" />
      <p>{children}</p>
      {action}
    </div>
  );
}
