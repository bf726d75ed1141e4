import type { ComponentProps, ElementType } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';

/** A small jharokha with an icon in it. */
export function Arch({ icon }: { icon: IconName }) {
  return (
    <span className="arch">
      <svg className="arch-line" viewBox="0 0 60 72" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M1 65V34C1 12.9 18.4 6.8 30 2 41.6 6.8 59 12.9 59 34V65a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z" />
      </svg>
      <Icon name={icon} size={32} />
    </span>
  );
}

interface ServiceBayOwnProps<Link extends ElementType> {
  /** Draws the link: the router's `Link`, or `'a'`. Its own props (`to`, `href`) are passed on to it. */
  as: Link;
  icon: IconName;
  title: string;
  text: string;
}

export type ServiceBayProps<Link extends ElementType> = ServiceBayOwnProps<Link> &
  Omit<ComponentProps<Link>, keyof ServiceBayOwnProps<Link> | 'className' | 'children'>;

/** A service as a large jharokha that is one link. Put several in an element with the class `arcade`. */
export function ServiceBay<Link extends ElementType>({ as, icon, title, text, ...link }: ServiceBayProps<Link>) {
  const LinkElement: ElementType = as;
  return (
    <LinkElement {...link} className="bay">
      <svg
        className="arch-line"
        viewBox="0 0 160 236"
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M1 226V92C1 32.6 48.4 15.5 80 2 111.6 15.5 159 32.6 159 92V226a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9z" />
        <path
          className="in"
          d="M11 222V98A22.9 22.9 0 0 1 18.4 63A17.5 17.5 0 0 1 35.1 41.3A15.2 15.2 0 0 1 54.8 27.9A32.3 32.3 0 0 1 105.2 27.9A15.2 15.2 0 0 1 124.8 41.3A17.5 17.5 0 0 1 141.6 63A22.9 22.9 0 0 1 149 98V222a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3z"
        />
      </svg>
      <Icon name={icon} size={40} />
      <span className="h3">{title}</span> <span className="small soft">{text}</span>
    </LinkElement>
  );
}
