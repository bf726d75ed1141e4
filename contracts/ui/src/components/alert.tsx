import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

/**
 * Says what went wrong with something the person did elsewhere. It stands above the form that helps, and screen readers
 * say it at once. With `takesFocus` it stands in for what had the focus and is gone.
 */
export function Alert({ children, takesFocus }: { children: ReactNode; takesFocus?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div className="alert" role="alert" ref={box} tabIndex={takesFocus ? -1 : undefined}>
      <Icon name="alert" />
      <div>{children}</div>
    </div>
  );
}
