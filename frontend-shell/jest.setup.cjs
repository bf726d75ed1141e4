const { configure } = require('@testing-library/react');

// Waiting ends with success at once; a busy machine gets the time it needs.
configure({ asyncUtilTimeout: 8000 });

// jsdom has no layout: no media query matches, and scrolling does nothing.
globalThis.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
globalThis.scrollTo = () => {};
