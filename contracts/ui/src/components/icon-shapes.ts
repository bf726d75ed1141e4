type Circle = readonly [x: number, y: number, radius: number];

interface IconShape {
  readonly lines?: string;
  readonly rings?: readonly Circle[];
  /** The one turmeric dot of the icon. */
  readonly dot?: Circle;
}

/** The icons are drawn on a grid of 24 px with a round stroke of 2 px. */
export const iconShapes = {
  stethoscope: {
    lines: 'M6.5 3H5a1 1 0 0 0-1 1v4a5 5 0 0 0 10 0V4a1 1 0 0 0-1-1h-1.5 M9 13v2.5a5.5 5.5 0 0 0 11 0V13',
    dot: [20, 10, 2.1],
  },
  hospital: { lines: 'M4 21V6l8-3.5L20 6v15z M12 8v6 M9 11h6 M10 21v-3.5h4V21' },
  pin: { lines: 'M12 21.5s7.5-6.3 7.5-12A7.5 7.5 0 0 0 4.5 9.5C4.5 15.2 12 21.5 12 21.5z', dot: [12, 9.5, 2.2] },
  ambulance: {
    lines:
      'M4.5 17.5H3a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h10.5v10.5H9.5M13.5 10H17l4.5 4v3.5h-2M14.5 17.5h-1 M7.75 9.750v4.5M5.5 12H10',
    rings: [
      [7, 18, 2],
      [17, 18, 2],
    ],
    dot: [7.75, 3.8, 1.9],
  },
  people: {
    lines: 'M2.5 20c0-3.7 2.8-6.3 6.5-6.3s6.5 2.6 6.5 6.3M17.5 14c2.4.7 4 2.9 4 6',
    rings: [[9, 8, 3.6]],
    dot: [17.2, 8.4, 2.2],
  },
  phone: {
    lines:
      'M7.7 3H5.2A2.2 2.2 0 0 0 3 5.4C3.8 13.7 10.3 20.2 18.6 21A2.2 2.2 0 0 0 21 18.8v-2.5a1.5 1.5 0 0 0-1.1-1.450l-2.9-.8a1.5 1.5 0 0 0-1.5.4l-1.3 1.350a13.2 13.2 0 0 1-6-6L9.55 8.5a1.5 1.5 0 0 0 .4-1.5l-.8-2.9A1.5 1.5 0 0 0 7.7 3z',
    dot: [17, 7, 2.1],
  },
  reply: { lines: 'M20.5 4h-17v12.5H8V21l5-4.500h7.500z', dot: [12, 10.25, 2.1] },
  heart: {
    lines: 'M12 20.5S3 15.3 3 9.2A4.9 4.9 0 0 1 12 6.5a4.9 4.9 0 0 1 9 2.7c0 6.1-9 11.3-9 11.3z',
    dot: [12, 12, 2.1],
  },
  bulb: { lines: 'M9 17.5h6M10.2 21h3.6M8.7 14.5A6.5 6.5 0 0 1 12 2.5a6.5 6.5 0 0 1 3.3 12', dot: [12, 9.2, 2.1] },
  settings: { lines: 'M3.5 7.5h9M18.5 7.5h2M3.5 16.5h2M11.5 16.5h9', rings: [[15.5, 7.5, 2.6]], dot: [8.5, 16.5, 2.6] },
  search: { lines: 'M15.8 15.8 21 21', rings: [[10.5, 10.5, 7]], dot: [10.5, 10.5, 1.9] },
  locate: { lines: 'M12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22', rings: [[12, 12, 6.5]], dot: [12, 12, 2.1] },
  home: { lines: 'M3.5 11 12 3.5 20.5 11v8.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1z', dot: [12, 13.5, 2.1] },
  back: { lines: 'M20 12H4.5M11 5.5 4.5 12l6.5 6.5' },
  more: {
    rings: [
      [5, 12, 0.6],
      [12, 12, 0.6],
      [19, 12, 0.6],
    ],
  },
  chevron: { lines: 'm9 5.5 6.5 6.5L9 18.5' },
  external: { lines: 'M14 4h6v6M20 4l-9 9M18 14.5V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h4.5' },
  clock: { lines: 'M12 7v5l3.5 2', rings: [[12, 12, 9]] },
  check: { lines: 'm5 12.5 5 5L19.5 7' },
  minus: { lines: 'M6 12h12' },
  close: { lines: 'm6 6 12 12M18 6 6 18' },
  firstAid: {
    lines:
      'M4 8h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zM9 8V5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V8M12 11.5v5M9.5 14h5',
  },
  info: { lines: 'M12 11v5.5M12 7.5h0', rings: [[12, 12, 9]] },
  alert: { lines: 'M12 3.5 22 20.5H2zM12 10v4.5M12 17.5h0' },
  directions: { lines: 'M12 3 21 12l-9 9-9-9zM9 14v-2.5h5.5M12.5 9l2.5 2.5-2.5 2.5' },
  share: { lines: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v7.5a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V12' },
  print: {
    lines: 'M7 9V3.5h10V9M7 17H4.5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h15a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H17M7 14h10v6.5H7z',
  },
  star: { lines: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 3 1.1-6L3.4 9.8l6-.8z' },
  map: { lines: 'm3 6 6-2.5 6 2.5 6-2.5V18l-6 2.5L9 18l-6 2.5zM9 3.5V18M15 6v14.5' },
  globe: { lines: 'M3 12h18M12 3c3 3 3.5 6 3.5 9S15 18 12 21c-3-3-3.5-6-3.5-9S9 6 12 3z', rings: [[12, 12, 9]] },
  mic: {
    lines: 'M12 3a3 3 0 0 0-3 3v5.5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5M8.5 21.5h7',
  },
  speaker: { lines: 'M11.5 5 7 9H3.5v6H7l4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11' },
  stop: { lines: 'M7 7h10v10H7z' },
} as const satisfies Record<string, IconShape>;

export type IconName = keyof typeof iconShapes;

export function iconShape(name: IconName): IconShape {
  return iconShapes[name];
}
