import type { HTMLAttributes, LiHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface RuledListProps extends HTMLAttributes<HTMLElement> {
  /** The items are numbered for screen readers. The caller draws the number that people see. */
  ordered?: boolean;
}

/** Lists items between hairlines. Its children are `<li>` or `<Row>`. */
export function RuledList({ ordered, className, ...rest }: RuledListProps) {
  const List = ordered ? 'ol' : 'ul';
  return <List {...rest} className={classNames('rules', className)} />;
}

/** Lays a list item out in one line, at least 60 px high. */
export function Row({ className, children, ...rest }: LiHTMLAttributes<HTMLLIElement>) {
  return (
    <li {...rest}>
      <div className={classNames('row', className)}>{children}</div>
    </li>
  );
}

/** Lists what to do, one step after the other. */
export function Steps({ steps, className }: { steps: readonly ReactNode[]; className?: string }) {
  return (
    <ol className={classNames('steps', className)}>
      {steps.map((step, index) => (
        <li key={index}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

export interface TickItem {
  key: string;
  text: ReactNode;
  /** Choose `minus` for what is missing. */
  icon?: 'check' | 'minus';
}

/** Lists short points with a tick, or with a dash for what is missing. */
export function TickList({ items, className }: { items: readonly TickItem[]; className?: string }) {
  return (
    <ul className={classNames('ticks', className)}>
      {items.map(({ key, text, icon = 'check' }) => (
        <li key={key} className={icon === 'minus' ? 'no' : undefined}>
          <Icon name={icon} size={20} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
