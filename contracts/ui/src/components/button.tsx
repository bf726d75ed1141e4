import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ButtonHTMLAttributes,
  type Ref,
  type RefObject,
} from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Makes the button as wide as its container. */
  block?: boolean;
  /** The height in px. */
  size?: 48 | 52;
  className?: string;
}

/** The class names that make a link of any router look like a button. */
export function buttonClass({ variant = 'primary', block, size = 52, className }: ButtonLook = {}): string {
  return classNames('btn', `btn-${variant}`, block && 'btn-block', size === 48 && 'btn-48', className);
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Disables the button while its action runs. Pass the busy words ("Updating...") as children. */
  busy?: boolean;
  icon?: IconName;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Browsers take the focus from a button that is disabled. This gives it back when the work is done, unless the focus
 * went elsewhere. `Button` does so by itself; who puts another button in its place when the work is done does it there.
 */
export function useFocusAfterWork(button: RefObject<HTMLButtonElement | null>, busy: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    }
  }, [busy, button]);
}

/** A button that does not submit unless `type="submit"` is given. */
export function Button({ variant, block, size, className, busy, icon, disabled, children, ref, ...rest }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!);
  useFocusAfterWork(button, busy === true);
  return (
    <button
      type="button"
      {...rest}
      ref={button}
      className={buttonClass({ variant, block, size, className })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** The name that screen readers say. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A 48 px button that shows only an icon. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames('iconbtn', className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

/** A button that looks like a link, for what is done within a sentence or right after it. It is not printed. */
export function TextButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={classNames('btn-text', className)} />;
}
