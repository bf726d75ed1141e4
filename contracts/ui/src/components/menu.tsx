import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The props that a link or button of the menu must spread. */
export interface MenuItemProps {
  role: 'menuitem';
  tabIndex: -1;
  className: string;
  onClick: () => void;
}

export interface MenuProps {
  /** The name of the button that screen readers say. It should hold the words that the trigger shows. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  triggerClassName?: string;
  /** Stands above the entries and says who is signed in. */
  header?: ReactNode;
  /** Draws the entries. `item()` closes the menu, goes back to its button and then runs the action given. */
  children: (item: (action?: () => void) => MenuItemProps) => ReactNode;
  /** Opens the menu upwards from its left edge, for a button at the foot of a rail. */
  up?: boolean;
}

const steps: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Shows a button that opens a short list of entries. Arrow keys move between them, and Esc closes the list and goes
 * back to the button.
 */
export function Menu({ label, trigger, triggerClassName = 'iconbtn', header, children, up }: MenuProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const entries = () => [...(anchor.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (!open) return undefined;
    anchor.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const items = entries();
    items[step(items.indexOf(document.activeElement as HTMLElement), items.length - 1)]?.focus();
  }

  const item = (action?: () => void): MenuItemProps => ({
    role: 'menuitem',
    tabIndex: -1,
    className: 'menu-item',
    onClick: () => {
      setOpen(false);
      button.current?.focus();
      action?.();
    },
  });

  return (
    <div className={classNames('menu-anchor', up && 'menu-up')} ref={anchor}>
      <button
        type="button"
        ref={button}
        className={triggerClassName}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="menu-trigger" aria-hidden="true">
          {trigger}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {open && (
        <div className="menu">
          {header && (
            <>
              <div className="menu-head">{header}</div>
              <hr className="pulli" />
            </>
          )}
          <div role="menu" id={menuId} aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
            {children(item)}
          </div>
        </div>
      )}
    </div>
  );
}
