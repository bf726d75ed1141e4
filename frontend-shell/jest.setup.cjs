// jsdom has no layout: no media query matches, and scrolling does nothing.
globalThis.matchMedia = (media) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} });
globalThis.scrollTo = () => {};
