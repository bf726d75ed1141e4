import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Shows one line above the page about the app's own state, such as being offline. */
export function Banner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <output className="banner">
      <Icon name="info" />
      <span className="grow">{children}</span>
      {action}
    </output>
  );
}
