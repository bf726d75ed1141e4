import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface CallButtonProps {
  /** The number as it is shown. It is also dialled, unless `dial` is given. */
  number: string;
  /** The same number as it is dialled from anywhere, when that is longer. */
  dial?: string;
  /** Says what the call is: "Call now", "Ambulance", "Call Rasta Peth Hospital". */
  label: string;
  /** A second line, for `row` and `emergency`. */
  hint?: string;
  /**
   * `call` is filled red and means call now. `emergency` is the same with huge digits. `tile` is a bordered number
   * under its name. `row` is a line of a ruled list. `link` stands inside a sentence, which may be label enough.
   * `outline` is a place's own number; only screen readers say its label.
   */
  variant?: 'call' | 'emergency' | 'tile' | 'row' | 'link' | 'outline';
  block?: boolean;
  className?: string;
}

/** The `tel:` address of a number written for people: without spaces, hyphens and parentheses. */
function telHref(number: string): string {
  return `tel:${number.replace(/[^\d+*#]/g, '')}`;
}

/**
 * Shows a phone number. Every number of the app is such a real `tel:` link with its digits in sight, and none dials by
 * itself.
 */
export function CallButton({
  number,
  dial = number,
  label,
  hint,
  variant = 'call',
  block,
  className,
}: CallButtonProps) {
  const href = telHref(dial);
  switch (variant) {
    case 'call':
      return (
        <a className={classNames('btn btn-call', block && 'btn-block', className)} href={href}>
          <Icon name="phone" />
          <span>{label}</span> <span className="num">{number}</span>
        </a>
      );
    case 'emergency':
      return (
        <a className={classNames('em-call', className)} href={href}>
          <span className="word">
            <Icon name="phone" />
            {label}
          </span>{' '}
          <span className={classNames('num', number.length > 3 && 'long')}>{number}</span> {hint && <span>{hint}</span>}
        </a>
      );
    case 'tile':
      return (
        <a className={classNames('tile-tel', className)} href={href}>
          <span className="small">{label}</span> <span className="tel">{number}</span>
        </a>
      );
    case 'row':
      return (
        <a className={classNames('row', className)} href={href}>
          <span className="grow">
            {label}
            {hint && <span className="row-hint small soft"> {hint}</span>}
          </span>{' '}
          <span className="tel">{number}</span>
        </a>
      );
    case 'link':
      return (
        <a className={classNames('link-tel', className)} href={href}>
          {label && `${label} `}
          {number}
        </a>
      );
    case 'outline':
      return (
        <a className={classNames('btn btn-secondary btn-48', className)} href={href}>
          <Icon name="phone" />
          <span className="vh">{label}</span> <span className="num">{number}</span>
        </a>
      );
  }
}
