import { useEffect, useRef, type ReactNode } from 'react';

interface StateProps {
  /** What is to be seen, for those who keep the kit. */
  name: string;
  children: ReactNode;
  /** Puts the focus on the first control, as the keyboard would. */
  focused?: boolean;
}

/** One state of a component, under its name. */
export function State({ name, children, focused }: StateProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const options: FocusOptions & { focusVisible: boolean } = { focusVisible: true };
    if (focused) box.current?.querySelector<HTMLElement>('a, button, input, select, textarea')?.focus(options);
  }, [focused]);
  return (
    <figure ref={box}>
      <figcaption lang="en">{name}</figcaption>
      <div>{children}</div>
    </figure>
  );
}
