import { useEffect, useRef, type MouseEvent } from 'react';

export interface FieldProblem {
  /** Id of the control the message is about. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  /** In the order of the form. Nothing is shown while empty. */
  errors: readonly FieldProblem[];
}

/** Opens a refused form. Takes focus when it appears; give it a `key` that changes per attempt to take it again. */
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
