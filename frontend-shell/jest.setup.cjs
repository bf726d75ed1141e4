// jsdom has no layout: no media query matches, and scrolling does nothing.
globalThis.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
globalThis.scrollTo = () => {};

// As index.html does, before the app.
const { readFileSync } = require('node:fs');
const path = require('node:path');
window.eval(readFileSync(path.join(__dirname, 'public/early.js'), 'utf8'));
