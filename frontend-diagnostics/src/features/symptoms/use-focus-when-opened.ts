import { useEffect, useRef, type RefObject } from 'react';
import { useDiagnosis } from './diagnosis-state.ts';
import { isRaised } from './result.ts';

interface Headings {
  readonly care: RefObject<HTMLHeadingElement | null>;
  readonly list: RefObject<HTMLHeadingElement | null>;
}

/**
 * Moves focus to what is new when the second opinion opens, since its button goes away. The care level comes before the
 * list.
 */
export function useFocusWhenOpened(): Headings {
  const care = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const { opened } = useDiagnosis((state) => state.second);
  const wasOpened = useRef(opened);

  useEffect(() => {
    const { prediction: own, second } = useDiagnosis.getState();
    if (opened && !wasOpened.current && own) (isRaised(own, second.prediction) ? care : list).current?.focus();
    wasOpened.current = opened;
  }, [opened]);

  return { care, list };
}
