/* Runs before the first paint, as a classic script: what cannot wait for the app to load. */
(function () {
  var root = document.documentElement;
  // index.html carries the landing page; other addresses start from a neutral skeleton.
  if (location.pathname !== '/') root.dataset.boot = 'app';
  try {
    var theme = JSON.parse(localStorage.getItem('sahaay.preferences')).state.theme;
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Nothing chosen yet, or no storage: the system's theme.
  }
  // The browser offers installing once, often before the app has loaded.
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault();
    window.sahaayInstallPrompt = event;
    dispatchEvent(new Event('sahaay:installable'));
  });
})();
