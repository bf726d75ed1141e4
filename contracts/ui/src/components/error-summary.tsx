import { useEffect, useRef, type MouseEvent } from 'react';

export interface FieldProblem {
  /** The id of the control that the message is about. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  /** The problems in the order of the form. Nothing shows while the list is empty. */
  errors: readonly FieldProblem[];
}

/**
 * Stands at the head of a refused form. It takes focus when it appears; give it a `key` that changes with each attempt,
 * so that it takes focus again.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);

  function goTo(event: MouseEvent, fieldId: string) {
    event.preventDefault(); // the address bar belongs to the router
    const field = document.getElementById(fieldId);
    field?.scrollIntoView?.({ block: 'center' });
    field?.focus();
  }

  if (!shown) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2 className="h3">{title}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goTo(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
