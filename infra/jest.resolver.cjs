/**
 * Our imports say `.js`, as compiled code must, where the source is `.ts`. In compiled packages `.js` means what it
 * says.
 */
module.exports = (request, options) => {
  const isSource =
    /^\.{1,2}\/.*\.js$/.test(request) &&
    !/[\\/](node_modules|contracts[\\/](dist|\.build))([\\/]|$)/.test(options.basedir);
  return options.defaultResolver(isSource ? request.replace(/\.js$/, '.ts') : request, options);
};
