import type { Plugin } from 'vite';

/** A screen of an iPhone held upright: CSS pixels, and how many pixels of the screen are one of them. */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** The screens of the iPhones since the SE of 2020; iOS takes a picture only when it fits the screen to the pixel. */
const SCREENS: readonly Screen[] = [
  { width: 375, height: 667, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
];

/** What an iPhone shows from the touch of the icon until the page is drawn. */
export interface StartUpPicture extends Screen {
  readonly theme: 'light' | 'dark';
  /** Below `public`. */
  readonly file: string;
}

/** All pictures: `npm run draw:icons -w @sahaay/infra` draws them, and index.html names them. */
export const START_UP_PICTURES: readonly StartUpPicture[] = SCREENS.flatMap((screen) =>
  (['light', 'dark'] as const).map((theme) => ({
    ...screen,
    theme,
    file: `start-up/${screen.width}x${screen.height}-${theme}.png`,
  })),
);

const linkOf = ({ width, height, ratio, theme, file }: StartUpPicture): string =>
  `<link rel="apple-touch-startup-image" media="(prefers-color-scheme: ${theme}) and (orientation: portrait) and (device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio})" href="/${file}">`;

/** Names the pictures at the end of the head of index.html, below everything that the first paint waits for. */
export function nameStartUpPictures(): Plugin {
  return {
    name: 'sahaay:start-up-pictures',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('</head>', `${START_UP_PICTURES.map(linkOf).join('')}</head>`),
    },
  };
}
