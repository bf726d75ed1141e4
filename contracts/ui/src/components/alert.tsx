import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** What went wrong with something the person did elsewhere, above the form that helps. Said at once by screen readers. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div className="alert" role="alert">
      <Icon name="alert" />
      <div>{children}</div>
    </div>
  );
}
