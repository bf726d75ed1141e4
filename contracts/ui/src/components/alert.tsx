import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/**
 * Says what went wrong with something the person did elsewhere. It stands above the form that helps, and screen readers
 * say it at once.
 */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div className="alert" role="alert">
      <Icon name="alert" />
      <div>{children}</div>
    </div>
  );
}
