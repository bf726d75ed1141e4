import { LANGUAGES, SCREENS, type Language, type Screen } from './screens.ts';

export const WIDTHS = [360, 1280] as const;
export const THEMES = ['light', 'dark'] as const;

/** A screen as one person sees it. */
export interface View {
  readonly screen: Screen;
  /** In CSS pixels. */
  readonly width: (typeof WIDTHS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly language: Language;
}

/** The name of its picture, without the ending. */
export const nameOf = ({ screen, width, theme, language }: View): string =>
  `${screen.name}-${width}-${theme}-${language}`;

const wayOf = (screen: Screen): View[] =>
  WIDTHS.flatMap((width) =>
    THEMES.flatMap((theme) => LANGUAGES.map((language): View => ({ screen, width, theme, language }))),
  );

/** Each screen at each width, in each theme and language. */
export const ALL: readonly View[] = SCREENS.flatMap(wayOf);

/** One view of each screen, another way from screen to screen, so that every way is seen on some. `npm test` draws these. */
export const SHARE: readonly View[] = SCREENS.flatMap((screen, index) =>
  wayOf(screen).filter((_, way) => way === (index * 3) % 8),
);
