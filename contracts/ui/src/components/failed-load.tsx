import { useEffect, useLayoutEffect, useRef } from 'react';
import { ErrorPanel, type ErrorPanelProps } from './states.tsx';

/** The heading of the part of the page in which an element stands. */
function headingAround(element: Element): HTMLElement | undefined {
  const part = element.closest('section, aside, main');
  return [...(part?.querySelectorAll<HTMLElement>('h1, h2') ?? [])].find((heading) => !element.contains(heading));
}

/**
 * Shows a failed load, and keeps the place of a person who uses the keyboard. Retry goes away together with the focus
 * that it held, so the heading of that part takes the focus. When the load fails again, the button gets it back.
 */
export function FailedLoad({ onRetry, ...panel }: ErrorPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);

  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      const { activeElement, body } = document;
      const isHere = activeElement === body || element?.contains(activeElement);
      const heading = element && wasPressed.current && isHere ? headingAround(element) : undefined;
      if (!heading) return;
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
  }, []);

  useEffect(() => {
    if (panel.busy || !wasPressed.current || document.activeElement !== document.body) return;
    box.current?.querySelector('button')?.focus();
  }, [panel.busy]);

  return (
    <div ref={box}>
      <ErrorPanel
        {...panel}
        onRetry={() => {
          wasPressed.current = true;
          onRetry();
        }}
      />
    </div>
  );
}
