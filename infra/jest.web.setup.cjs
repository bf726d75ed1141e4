const { configure } = require('@testing-library/dom');
require('@testing-library/jest-dom');

// A wait that succeeds ends at once, so this long limit only gives a busy machine the time that it needs.
configure({ asyncUtilTimeout: 8000 });

// jsdom knows <dialog> and cannot open one. This is the part of the standard on which tests rely.
if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
    this.querySelector('button, [href], input, select, textarea')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
