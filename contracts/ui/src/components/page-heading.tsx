import type { ReactNode, Ref } from 'react';

export interface PageHeadingProps {
  title: string;
  intro?: ReactNode;
  /** The heading can take focus after a route change. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Shows the one `<h1>` of a page. */
export function PageHeading({ title, intro, ref }: PageHeadingProps) {
  return (
    <div className="page-head">
      <h1 className="h1" tabIndex={-1} ref={ref}>
        {title}
      </h1>
      {intro && <p className="soft">{intro}</p>}
    </div>
  );
}
