const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// Waiting ends with success at once; a busy machine gets the time it needs.
configure({ asyncUtilTimeout: 8000 });

// jsdom knows <dialog> but cannot open one; this is the part of the standard that tests rely on.
if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
    this.querySelector('button, [href], input, select, textarea')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
