import { useEffect, useId, useRef, type ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Called on Esc. The caller closes the dialog by setting `open` to false. Nothing calls it while `busy`. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The buttons. Put the harmless one first, since it takes focus. */
  actions: ReactNode;
  /** Use `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  busy?: boolean;
}

/**
 * The browser's own modal dialog, which keeps focus inside and gives it back. It stays where it is in the document, so
 * that styles still reach it.
 */
export function Dialog({ open, onClose, title, children, actions, role = 'dialog', busy }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  if (!open) return null;
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={role}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <h2 className="h2" id={titleId}>
        {title}
      </h2>
      <div id={textId}>{children}</div>
      <div className="btn-row">{actions}</div>
    </dialog>
  );
}
