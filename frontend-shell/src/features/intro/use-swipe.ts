import { useRef, type PointerEvent } from 'react';

/** How far a finger must go sideways, in CSS pixels, and how much farther than up or down. */
const FAR = 48;
const FLAT = 1.5;

interface SwipeHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
}

/**
 * Listens for a finger that moves sideways over an element. The element's `touch-action` must leave that movement to
 * the page. Swiping is only a second way beside buttons, since not everybody can swipe.
 */
export function useSwipe(onLeft: () => void, onRight: () => void): SwipeHandlers {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: ({ pointerType, pointerId, clientX, clientY }) => {
      start.current = pointerType === 'touch' ? { id: pointerId, x: clientX, y: clientY } : undefined;
    },
    onPointerUp: ({ pointerId, clientX, clientY }) => {
      const from = start.current;
      start.current = undefined;
      if (from?.id !== pointerId) return;
      const [right, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(right) < FAR || Math.abs(right) < FLAT * Math.abs(down)) return;
      if (right < 0) onLeft();
      else onRight();
    },
  };
}
