// jsdom has no layout, so that no media query matches and scrolling does nothing.
globalThis.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
globalThis.scrollTo = () => {};

// This script runs before the app, as in index.html.
require('./src/early/script.ts');

// What one test leaves on the device is not there for the next.
afterEach(() => localStorage.clear());
