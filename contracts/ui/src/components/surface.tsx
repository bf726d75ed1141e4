import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

type DivProps = HTMLAttributes<HTMLDivElement>;

/** A box with a line around it, for a care level, a question or an aside. Lists have ruled lines instead. */
export function Card({ className, ...rest }: DivProps) {
  return <div {...rest} className={classNames('card', className)} />;
}

/** A quiet tinted box for something that stands beside the main matter of a page. */
export function Panel({ className, ...rest }: DivProps) {
  return <div {...rest} className={classNames('panel', className)} />;
}

export interface NoteProps extends DivProps {
  /** Tints the note, for what should not be missed. The words must say so too. */
  urgent?: boolean;
}

/** A remark with a bar at its side. */
export function Note({ urgent, className, ...rest }: NoteProps) {
  return <div {...rest} className={classNames('note', urgent && 'note-urgent', className)} />;
}
