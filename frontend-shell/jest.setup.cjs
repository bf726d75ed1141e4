// jsdom has no layout: no media query matches, and scrolling does nothing.
globalThis.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
globalThis.scrollTo = () => {};

// As index.html does, before the app.
require('./src/early/script.ts');
